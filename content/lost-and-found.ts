import type { Localized } from '@/lib/i18n/locales'
import { houseRules, retention } from './facts'
import type { PageTexts } from './page-texts'

export interface LostAndFoundCopy {
  lead: string
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
    title: 'Kvarglömt: efterlys det du saknar – Källfjället',
    description: `Har du glömt något på Källfjället? Vi sparar kvarglömda saker i ${months} månader, men inte mat, dryck, underkläder eller hygienartiklar. Skriv vad du saknar.`,
    h1: 'Kvarglömt',
  },
  en: {
    title: 'Lost and found: ask for what you left – Källfjället',
    description: `Left something behind at Källfjället? We keep lost items for ${months} months, though not food, drink, underwear or toiletries. Tell us what you are missing.`,
    h1: 'Lost and found',
  },
}

/** Texts of the lost-and-found page. */
export const lostAndFoundCopy: Localized<LostAndFoundCopy> = {
  sv: {
    lead: 'Det händer de noggrannaste. Hittar vi det du saknar så hör vi av oss.',
    kept: {
      figure: String(months),
      unit: 'månader',
      text: 'ligger det du har glömt kvar hos oss.',
    },
    rules: [
      'Mat, dryck, underkläder och hygienartiklar sparar vi inte.',
      'När något skickas hem betalar mottagaren frakten.',
      'Hotellet ansvarar inte för kvarglömda saker.',
    ],
    consent:
      'Jag godkänner att hotellet sparar mina uppgifter för att kunna kontakta mig. Hotellet ansvarar inte för kvarglömda föremål och garanterar inte att de hittas. Mottagaren betalar frakten, och hotellet ansvarar inte för försändelsen.',
    storage: `Uppgifterna behövs för att leta efter det du saknar och kontakta dig. De sparas i ${days} dagar efter vistelsen.`,
  },
  en: {
    lead: 'It happens to the most careful packers. If we find what you are missing, you will hear from us.',
    kept: {
      figure: String(months),
      unit: 'months',
      text: 'is how long we keep what you left behind.',
    },
    rules: [
      'Food, drink, underwear and toiletries are not kept.',
      'When something is sent home, the recipient pays for shipping.',
      'The hotel is not liable for items left behind.',
    ],
    consent:
      'I accept that the hotel stores my details in order to contact me. The hotel is not liable for items left behind and does not guarantee that they will be found. The recipient pays for shipping, and the hotel is not liable for the shipment.',
    storage: `We need the details to look for what you are missing and to contact you. They are kept for ${days} days after the stay.`,
  },
}
