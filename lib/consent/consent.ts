/** Holds the string `true` or `false`. */
const CONSENT_KEY = 'cookieConsent'

/** Tells this tab that the answer has changed; other tabs learn it from the `storage` event. */
const CHANGED = 'cookieconsentchange'
/** Asks the banner to show itself again. */
const ASKED_AGAIN = 'cookieconsentask'

/** A visitor's answer, or that there is none yet. */
export type Consent = 'granted' | 'denied' | 'unanswered'

/** The stored answer. Where storage is switched off nobody has consented. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    if (stored === 'true') return 'granted'
    return stored === 'false' ? 'denied' : 'unanswered'
  } catch {
    return 'unanswered'
  }
}

/** Stores an answer. Whatever needs consent hears of it at once. */
export function storeConsent(granted: boolean): void {
  try {
    localStorage.setItem(CONSENT_KEY, String(granted))
  } catch {
    // Without storage the banner returns on the next visit, and nothing that needs consent runs.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back whenever the answer changes, here or in another tab. Returns the way to stop. */
export function subscribeToConsent(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

/** Brings the cookie banner back, so that withdrawing is as easy as consenting was. */
export function askAgain(): void {
  window.dispatchEvent(new Event(ASKED_AGAIN))
}

/** Calls back when the visitor wants the banner back. Returns the way to stop. */
export function onAskedAgain(show: () => void): () => void {
  window.addEventListener(ASKED_AGAIN, show)
  return () => window.removeEventListener(ASKED_AGAIN, show)
}
