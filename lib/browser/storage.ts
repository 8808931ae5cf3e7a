/** Forms whose unsent input is kept; the key is `draft:{id of the form}`. */
export const draftIds = ['inquiry', 'lost-and-found', 'job-application', 'conference-plan'] as const
export type DraftId = (typeof draftIds)[number]

/** Everything that the site keeps in a guest's browser; the terms say what each is for (content/terms/website.ts). */
export type StoredKey =
  'language' | 'cookieConsent' | 'newsletter_popup_closed' | 'jul-popup-shown' | `draft:${DraftId}`

/** Kept until the guest clears them; the others until the tab is closed. */
const LASTING: readonly StoredKey[] = ['language', 'cookieConsent']

const areaOf = (key: StoredKey) => window[LASTING.includes(key) ? 'localStorage' : 'sessionStorage']

/** The value of a key; null where there is none, undefined where storage is switched off. */
export function readStored(key: StoredKey): string | null | undefined {
  try {
    return areaOf(key).getItem(key)
  } catch {
    return undefined
  }
}

/** Keeps a value; null removes it. Where storage is switched off or full, nothing is kept. */
export function writeStored(key: StoredKey, value: string | null): void {
  try {
    if (value === null) areaOf(key).removeItem(key)
    else areaOf(key).setItem(key, value)
  } catch {
    // The site works without.
  }
}
