import { phoneLink } from '@/content/phone'
import { emailLink } from '@/content/venue'

/** Whom to ask, as a sentence. */
export const askUs = {
  sv: `Ring ${phoneLink.sv}, mejla ${emailLink} eller [skicka en förfrågan](/booking-inquiry).`,
  en: `Call ${phoneLink.en}, email ${emailLink} or [send an enquiry](/booking-inquiry).`,
}

/** The text that a guest reads, without the URLs of its links. */
export function plainText(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^)]+\)/g, '$1')
}
