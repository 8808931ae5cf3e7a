import { phoneLink } from '@/content/phone'
import { venue } from '@/content/venue'

/** Links in answers, as `LinkedText` reads them. */
export const emailLink = `[${venue.email}](mailto:${venue.email})`
export const conferenceEmailLink = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`

/** Whom to ask, as a sentence. */
export const askUs = {
  sv: `Ring ${phoneLink.sv}, mejla ${emailLink} eller [skicka en förfrågan](/booking-inquiry).`,
  en: `Call ${phoneLink.en}, email ${emailLink} or [send an enquiry](/booking-inquiry).`,
}

/** The text that a guest reads, without the addresses of its links. */
export function plainText(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^)]+\)/g, '$1')
}
