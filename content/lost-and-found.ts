import { formatCount } from '@/lib/i18n/count'
import type { Localized } from '@/lib/i18n/locales'
import { houseRules, retention } from './facts'
import type { PageTexts } from './page-texts'

export interface LostAndFoundCopy {
  /** How long things are kept: a figure and its unit, and the sentence that goes on from them. */
  kept: { figure: string; unit: string; text: string }
  /** The other three of the page's four paragraphs. */
  rules: readonly string[]
  /** What is accepted with the checkbox, up to the link. */
  consent: string
  /** Why the details are kept and for how long. */
  storage: string
}

const months = houseRules.lostItemsKeptMonths
const days = retention.daysAfterStay

export const lostAndFoundTexts: Localized<PageTexts> = {
  sv: {
    title: 'Kvarglömt på hotellet – Källfjället Hotell & Spa',
    description: `Har du glömt något på Källfjället? Vi sparar kvarglömda saker i ${formatCount(months, 'sv')} månader, men inte mat, dryck, underkläder eller hygienartiklar. Skriv vad du saknar.`,
    h1: 'Kvarglömt',
  },
  en: {
    title: 'Lost property – Källfjället Hotel & Spa',
    description: `Left something behind at Källfjället? We keep lost items for ${formatCount(months, 'en')} months, though not food, drink, underwear or toiletries. Tell us what you’re missing.`,
    h1: 'Lost property',
  },
}

/** Texts of the lost-and-found page. */
export const lostAndFoundCopy: Localized<LostAndFoundCopy> = {
  sv: {
    kept: {
      figure: String(months),
      unit: 'månader',
      text: 'sparar vi det du har glömt.',
    },
    rules: [
      'Mat, dryck, underkläder och hygienartiklar sparar vi inte.',
      'När något skickas hem betalar mottagaren frakten.',
      'Hotellet ansvarar inte för kvarglömda saker.',
    ],
    consent:
      'Jag godkänner villkoren: hotellet sparar mina uppgifter för att kunna kontakta mig, ansvarar inte för kvarglömda föremål och garanterar inte att de hittas. Mottagaren betalar frakten, och hotellet ansvarar inte för försändelsen.',
    storage: `Vi behöver uppgifterna för att leta efter det du saknar och kontakta dig, och sparar dem i ${days} dagar efter vistelsen.`,
  },
  en: {
    kept: {
      figure: String(months),
      unit: 'months',
      text: 'is how long we keep what you left behind.',
    },
    rules: [
      'We don’t keep food, drink, underwear or toiletries.',
      'If something is sent home, the recipient pays the postage.',
      'The hotel is not liable for items left behind.',
    ],
    consent:
      'I accept the terms: the hotel stores my details so that it can contact me, is not liable for items left behind and does not guarantee that they will be found. The recipient pays the postage, and the hotel is not liable for the parcel.',
    storage: `We need the details to look for what you’re missing and to contact you. We keep them for ${days} days after your stay.`,
  },
}
