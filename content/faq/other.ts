import { distancesKm, hotel, houseRules } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import type { FaqItem } from './faq-item'
import { phoneLink } from '@/content/phone'
import { emailLink } from './links'

/** What belongs nowhere else. */
export const otherQuestions: readonly FaqItem[] = [
  {
    id: 'kvarglomt',
    category: 'other',
    keywords:
      'kvarglömt glömt tappat borttappat hittegods upphittat lost found property forgotten left behind',
    text: {
      sv: {
        question: 'Jag har glömt något på rummet. Vad gör jag?',
        answer: `Fyll i [formuläret för kvarglömda saker](/kvarglomt). Vi sparar hittade saker i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader, men inte mat, dryck, underkläder eller hygienartiklar.`,
      },
      en: {
        question: 'I’ve left something in my room. What should I do?',
        answer: `Fill in the [lost property form](/kvarglomt). We keep what we find for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months, but not food, drink, underwear or toiletries.`,
      },
    },
  },
  {
    id: 'avstand',
    category: 'other',
    keywords:
      'avstånd resa resväg köra kör bil vägbeskrivning karta hitta till er adress km directions distance drive map address how to get there',
    text: {
      sv: {
        question: 'Hur långt är det till er?',
        answer: `${distancesKm.lycksele}\u00A0km från Lycksele, ${distancesKm.skelleftea} från Skellefteå, ${distancesKm.pitea} från Piteå, ${distancesKm.umea} från Umeå och ${distancesKm.lulea} från Luleå. Se [kartan och vägen hit](/hitta-till-oss).`,
      },
      en: {
        question: 'How far away are you?',
        answer: `${distancesKm.lycksele}\u00A0km from Lycksele, ${distancesKm.skelleftea} from Skellefteå, ${distancesKm.pitea} from Piteå, ${distancesKm.umea} from Umeå and ${distancesKm.lulea} from Luleå. See the [map and directions](/hitta-till-oss).`,
      },
    },
  },
  {
    id: 'elljusspar',
    category: 'other',
    keywords: 'löpning löpa jogga springa motion elljusspår skidspår run running jogging track trail',
    text: {
      sv: {
        question: 'Var kan jag springa?',
        answer: (figures) =>
          `Elljusspåret är ${hotel.floodlitTrackKm}\u00A0km. På sommaren finns löpslingor på ${figures.summerLoops}\u00A0km. Fler sätt att röra på sig hittar du under [Upplevelser](/upplevelser).`,
      },
      en: {
        question: 'Where can I run?',
        answer: (figures) =>
          `The floodlit track is ${hotel.floodlitTrackKm}\u00A0km. In summer there are running loops of ${figures.summerLoops}\u00A0km. You’ll find more to do under [Activities](/upplevelser).`,
      },
    },
  },
  {
    id: 'kontakt',
    category: 'other',
    keywords:
      'kontakt telefon telefonnummer mejl e-post mail epost ringa adress contact phone number email call',
    text: {
      sv: {
        question: 'Hur når jag er?',
        answer: `Ring ${phoneLink.sv} eller mejla ${emailLink}. [Så hittar du hit](/hitta-till-oss).`,
      },
      en: {
        question: 'How do I reach you?',
        answer: `Call ${phoneLink.en} or email ${emailLink}. [How to find us](/hitta-till-oss).`,
      },
    },
  },
]
