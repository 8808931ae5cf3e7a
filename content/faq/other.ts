import { distancesKm, hotel, houseRules, retention } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { formatList } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import type { FaqItems } from './faq-categories'
import { askUs } from './links'

const summerLoops = (locale: Locale) => formatList(hotel.summerLoopsKm.map(String), locale, 'disjunction')

export const otherQuestions: FaqItems = {
  kvarglomt: {
    keywords:
      'kvarglömt glömt tappat borttappat hittegods upphittat lost found property forgotten left behind',
    question: {
      sv: 'Jag har glömt något på rummet. Vad gör jag?',
      en: 'I’ve left something in my room. What should I do?',
    },
    answer: {
      sv: `Fyll i [formuläret för kvarglömda saker](/kvarglomt). Vi sparar hittade saker i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader, men inte mat, dryck, underkläder eller hygienartiklar.`,
      en: `Fill in the [lost property form](/kvarglomt). We keep what we find for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months, but not food, drink, underwear or toiletries.`,
    },
  },
  avstand: {
    keywords:
      'avstånd resa resväg köra kör bil vägbeskrivning karta hitta till er adress km directions distance drive map address how to get there',
    question: { sv: 'Hur långt är det till er?', en: 'How far away are you?' },
    answer: {
      sv: `Det är ${distancesKm.lycksele}\u00A0km från Lycksele, ${distancesKm.skelleftea} från Skellefteå, ${distancesKm.pitea} från Piteå, ${distancesKm.umea} från Umeå och ${distancesKm.lulea} från Luleå. Se [kartan och vägen hit](/hitta-till-oss).`,
      en: `It’s ${distancesKm.lycksele}\u00A0km from Lycksele, ${distancesKm.skelleftea} from Skellefteå, ${distancesKm.pitea} from Piteå, ${distancesKm.umea} from Umeå and ${distancesKm.lulea} from Luleå. See the [map and directions](/hitta-till-oss).`,
    },
  },
  elljusspar: {
    keywords: 'löpning löpa jogga springa motion elljusspår skidspår run running jogging track trail',
    question: { sv: 'Var kan jag springa?', en: 'Where can I run?' },
    answer: {
      sv: `Elljusspåret är ${hotel.floodlitTrackKm}\u00A0km. På sommaren finns löpslingor på ${summerLoops('sv')}\u00A0km. Fler sätt att röra på sig hittar du under [Upplevelser](/upplevelser).`,
      en: `The floodlit track is ${hotel.floodlitTrackKm}\u00A0km. In summer there are running loops of ${summerLoops('en')}\u00A0km. You’ll find more to do under [Activities](/upplevelser).`,
    },
  },
  jobb: {
    keywords:
      'jobb jobba arbete anställning lön tillträde startdatum personalbostad boende praktik sommarjobb ansökan job work career vacancy salary pay start staff housing internship apply',
    question: { sv: 'Hur söker jag jobb hos er?', en: 'How do I apply for a job?' },
    answer: {
      sv: 'Under [Jobba hos oss](/lediga-jobb) står tjänsterna, och där ansöker du också.',
      en: `You’ll find the vacancies under [Work with us](/lediga-jobb), and apply there.`,
    },
  },
  personuppgifter: {
    keywords:
      'personuppgifter gdpr integritet dataskydd radera mina uppgifter nyhetsbrev avregistrera avsluta prenumeration newsletter unsubscribe privacy my data delete',
    question: {
      sv: 'Hur länge sparar ni mina uppgifter, och hur avregistrerar jag mig?',
      en: 'How long do you keep my data, and how do I unsubscribe?',
    },
    answer: {
      sv: `Vi sparar dem i ${retention.daysAfterStay} dagar efter avresan. Nyhetsbrevet avregistrerar du med länken längst ner i det. Läs [integritetspolicyn i korthet](/integritetspolicy).`,
      en: `For ${retention.daysAfterStay} days after your departure. Unsubscribe from the newsletter with the link at the foot of it. Read the [privacy policy in brief](/integritetspolicy).`,
    },
  },
  kontakt: {
    keywords:
      'kontakt telefon telefonnummer mejl e-post mail epost ringa adress contact phone number email call',
    question: { sv: 'Hur kontaktar jag er?', en: 'How do I contact you?' },
    answer: {
      sv: `${askUs.sv} [Så hittar du hit](/hitta-till-oss).`,
      en: `${askUs.en} [How to find us](/hitta-till-oss).`,
    },
  },
}
