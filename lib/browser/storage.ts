/** Forms whose unsent input and last receipt are kept, under `draft:` and `receipt:` with the id of the form. */
export const keptForms = ['inquiry', 'lost-and-found', 'job-application'] as const
export type KeptForm = (typeof keptForms)[number]

/** Everything that the site keeps in a guest's browser; the terms say what each is for (content/terms/website.ts). */
export type StoredKey =
  | 'language'
  | 'cookieConsent'
  | 'newsletter_popup_closed'
  | 'jul-popup-shown'
  | `draft:${KeptForm}`
  | `receipt:${KeptForm}`

/** Kept until the guest clears them; the others until the tab is closed. */
const LASTING: readonly string[] = ['language', 'cookieConsent'] satisfies StoredKey[]

const areaOf = (key: StoredKey) => window[LASTING.includes(key) ? 'localStorage' : 'sessionStorage']

const MARK = 'kept:'

/** Not a key of the storage: the page was loaded anew in another locale. */
const SWITCHED = 'switched'

/** What storage would keep where it is switched off or full, carried on by the tab's name. */
const kept = new Map<string, string>()

/** Whether the tab's name carries drafts too, up to the next document. */
let isSwitching = false

if (typeof window !== 'undefined' && window.name.startsWith(MARK)) {
  try {
    const entries = JSON.parse(window.name.slice(MARK.length)) as [string, string][]
    for (const [key, value] of entries) kept.set(key, value)
  } catch {
    // Another site has named the tab.
  }
  nameTab()
}

function nameTab(): void {
  const entries = [...kept].filter(([key]) => isSwitching || LASTING.includes(key))
  window.name = entries.length > 0 ? MARK + JSON.stringify(entries) : ''
}

/** Carries all over to the next document, drafts too: it must be one of this site, because another could read them. */
export function keepForLocaleSwitch(): void {
  isSwitching = true
  kept.set(SWITCHED, 'true')
  nameTab()
}

/** True once after the page was loaded anew in another locale. */
export function wasLocaleSwitched(): boolean {
  return kept.delete(SWITCHED)
}

/**
 * The value of a key; null where there is none. Where storage is switched off or full, what the tab keeps, or undefined.
 */
export function readStored(key: StoredKey): string | null | undefined {
  if (kept.has(key)) return kept.get(key)
  try {
    return areaOf(key).getItem(key)
  } catch {
    return undefined
  }
}

/** Keeps a value; null removes it. Where storage is switched off or full, the tab keeps it. */
export function writeStored(key: StoredKey, value: string | null): void {
  try {
    if (value === null) areaOf(key).removeItem(key)
    else areaOf(key).setItem(key, value)
    if (kept.delete(key)) nameTab()
  } catch {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
    nameTab()
  }
}
