import { readStored, type StoredKey, writeStored } from '@/lib/browser/storage'

/** Holds the string `true` or `false`. */
export const CONSENT_KEY = 'cookieConsent' satisfies StoredKey

/** Announces a new answer in this tab; other tabs get the `storage` event. */
const CHANGED = 'cookieconsentchange'

type Consent = 'granted' | 'denied' | 'unanswered'

export function readConsent(): Consent {
  const stored = readStored(CONSENT_KEY)
  if (stored === 'true') return 'granted'
  return stored === 'false' ? 'denied' : 'unanswered'
}

export function storeConsent(granted: boolean): void {
  writeStored(CONSENT_KEY, String(granted))
  window.dispatchEvent(new Event(CHANGED))
}

/** Subscribes to changes of the answer, in this tab or another. Returns the unsubscribe function. */
export function subscribeToConsent(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const type of ['storage', CHANGED])
    window.addEventListener(type, onChange, { signal: listening.signal })
  return () => listening.abort()
}
