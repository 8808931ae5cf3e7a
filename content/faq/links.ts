import { phoneLink } from '@/content/phone'
import { bookingEngine, venue } from '@/content/venue'

/** Links in answers, as `LinkedText` reads them. */
export const emailLink = `[${venue.email}](mailto:${venue.email})`
export const conferenceEmailLink = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`

/** The external shop for gift cards. */
export const voucherLink = {
  sv: `[i presentkortsbutiken (öppnas i ny flik)](${bookingEngine.vouchers})`,
  en: `[in the gift card shop (opens in a new tab)](${bookingEngine.vouchers})`,
}

/** Whom to ask, as a sentence. */
export const askUs = {
  sv: `Ring ${phoneLink.sv}, mejla ${emailLink} eller [skicka en förfrågan](/booking-inquiry).`,
  en: `Call ${phoneLink.en}, email ${emailLink} or [send an enquiry](/booking-inquiry).`,
}

/** The text that a guest reads, without the addresses of its links. */
export function plainText(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^)]+\)/g, '$1')
}
