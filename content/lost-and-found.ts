import { formatCount } from '@/lib/i18n/count'
import type { Locale } from '@/lib/i18n/locales'
import { houseRules, retention } from './facts'

const months = (locale: Locale) => formatCount(houseRules.lostItemsKeptMonths, locale)
const days = retention.daysAfterStay

export const lostAndFoundCopy = {
  sv: {
    /** The first of the page's four paragraphs, with the period that it stresses. */
    kept: { text: 'Det du har glömt sparar vi i', period: `${months('sv')} månader.` },
    rules: [
      'Mat, dryck, underkläder och hygienartiklar sparar vi inte.',
      'När något skickas hem betalar mottagaren frakten.',
      'Hotellet ansvarar inte för kvarglömda saker, utom om vi har varit grovt oaktsamma.',
    ],
    /** What is accepted with the checkbox, up to the link. */
    consent:
      'Jag godkänner villkoren: hotellet sparar mina uppgifter för att kunna kontakta mig, ansvarar inte för kvarglömda saker, utom vid grov oaktsamhet, och garanterar inte att de hittas. Mottagaren betalar frakten, och hotellet ansvarar inte för försändelsen.',
    storage: `Vi behöver uppgifterna för att leta efter det du saknar och kontakta dig, och sparar dem i ${days} dagar efter vistelsen.`,
  },
  en: {
    kept: { text: 'We keep what you left behind for', period: `${months('en')} months.` },
    rules: [
      'We don’t keep food, drink, underwear or toiletries.',
      'If something is sent home, the recipient pays the postage.',
      'The hotel is not liable for items left behind, unless we have been grossly negligent.',
    ],
    consent:
      'I accept the terms: the hotel stores my details so that it can contact me, is not liable for items left behind, unless grossly negligent, and does not guarantee that they will be found. The recipient pays the postage, and the hotel is not liable for the parcel.',
    storage: `We need the details to look for what you’re missing and to contact you. We keep them for ${days} days after your stay.`,
  },
}

export type LostAndFoundCopy = (typeof lostAndFoundCopy)['sv']
