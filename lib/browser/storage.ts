/** Forms whose unsent input is kept. */
export const draftIds = ['inquiry', 'lost-and-found', 'job-application', 'conference-plan'] as const
type DraftId = (typeof draftIds)[number]

/** Everything that the site keeps in a guest's browser; the terms say what each is for (content/terms/website.ts). */
export type StoredKey =
  'language' | 'cookieConsent' | 'newsletter_popup_closed' | 'jul-popup-shown' | `draft:${DraftId}`

type Area = 'localStorage' | 'sessionStorage'

/** The value of a key; null where there is none, undefined where storage is switched off. */
export function readStored(area: Area, key: StoredKey): string | null | undefined {
  try {
    return window[area].getItem(key)
  } catch {
    return undefined
  }
}

/** Keeps a value; null removes it. Where storage is switched off or full, nothing is kept. */
export function writeStored(area: Area, key: StoredKey, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // The site works without.
  }
}
