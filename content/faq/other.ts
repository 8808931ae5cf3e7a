import { distancesKm, hotel, houseRules } from '@/content/facts'
import { venue } from '@/content/venue'
import type { FaqItem } from './faq-item'

/** What belongs nowhere else. */
export const otherQuestions: readonly FaqItem[] = [
  {
    id: 'kvarglomt',
    category: 'other',
    text: {
      sv: {
        question: 'Jag har glömt något på rummet. Vad gör jag?',
        answer: `Fyll i formuläret under Kvarglömt. Vi sparar hittade saker i ${houseRules.lostItemsKeptMonths} månader, men inte mat, dryck, underkläder eller hygienartiklar.`,
      },
      en: {
        question: 'I have left something in my room. What do I do?',
        answer: `Fill in the form under Lost and found. We keep what we find for ${houseRules.lostItemsKeptMonths} months, but not food, drink, underwear or toiletries.`,
      },
    },
  },
  {
    id: 'avstand',
    category: 'other',
    text: {
      sv: {
        question: 'Hur långt är det till er?',
        answer: `${distancesKm.lycksele} km från Lycksele, ${distancesKm.skelleftea} från Skellefteå, ${distancesKm.pitea} från Piteå, ${distancesKm.umea} från Umeå och ${distancesKm.lulea} från Luleå.`,
      },
      en: {
        question: 'How far away are you?',
        answer: `${distancesKm.lycksele} km from Lycksele, ${distancesKm.skelleftea} from Skellefteå, ${distancesKm.pitea} from Piteå, ${distancesKm.umea} from Umeå and ${distancesKm.lulea} from Luleå.`,
      },
    },
  },
  {
    id: 'elljusspar',
    category: 'other',
    text: {
      sv: {
        question: 'Var kan jag springa?',
        answer: (figures) =>
          `Elljusspåret är ${hotel.floodlitTrackKm} km. På sommaren finns slingor på ${figures.summerLoops} km.`,
      },
      en: {
        question: 'Where can I run?',
        answer: (figures) =>
          `The floodlit track is ${hotel.floodlitTrackKm} km. In summer there are loops of ${figures.summerLoops} km.`,
      },
    },
  },
  {
    id: 'kontakt',
    category: 'other',
    text: {
      sv: {
        question: 'Hur når jag er?',
        answer: `Ring ${venue.phone.display} eller skriv till ${venue.email}.`,
      },
      en: {
        question: 'How do I reach you?',
        answer: `Call ${venue.phone.display} or write to ${venue.email}.`,
      },
    },
  },
]
