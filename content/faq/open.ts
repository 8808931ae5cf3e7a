import { hotel, spa } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { formatRange } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'
import { phoneLink } from '@/content/phone'
import { askUs, conferenceEmailLink } from './links'

/** Questions that no document of the hotel answers (docs/open-questions.md): they say whom to ask. */
export const openQuestions: readonly FaqItem[] = [
  {
    id: 'parkering',
    category: 'hotel',
    keywords:
      'parkering parkera parkeringsplats p-plats garage motorvärmare husbil bil parking park car space engine heater motorhome camper',
    text: {
      sv: {
        question: 'Finns det parkering?',
        answer: `Fråga oss om platser, avgifter och motorvärmare. ${askUs.sv} Elbilen laddar du vid någon av våra ${formatCount(hotel.chargingPosts, 'sv')} laddstolpar.`,
      },
      en: {
        question: 'Is there parking?',
        answer: `Please ask us about spaces, charges and engine heaters. ${askUs.en} You can charge an electric car at one of our ${formatCount(hotel.chargingPosts, 'en')} charging posts.`,
      },
    },
  },
  {
    id: 'kollektivtrafik',
    category: 'other',
    keywords:
      'buss tåg flyg flygplats flygbuss station hållplats kollektivtrafik transfer taxi hämtning bus train flight plane airport station public transport pick-up shuttle',
    text: {
      sv: {
        question: 'Kan jag komma hit med buss, tåg eller flyg?',
        answer: `Fråga oss om hållplatser, stationer och transfer, så hjälper vi dig att planera resan. ${askUs.sv} Avstånden med bil står under [Hitta hit](/hitta-till-oss).`,
      },
      en: {
        question: 'Can I come by bus, train or plane?',
        answer: `Ask us about stops, stations and transfers and we’ll help you plan the journey. ${askUs.en} Distances by car are under [Find us](/hitta-till-oss).`,
      },
    },
  },
  {
    id: 'barnpriser',
    category: 'booking',
    keywords:
      'barn barnpris barnrabatt barnfamilj familj familjerum bebis ålder child children kids price discount family room baby',
    text: {
      sv: {
        question: 'Vad kostar det för barn?',
        answer: `Fråga oss om barnpriser för rum, måltider och paket. ${askUs.sv} I relaxavdelningen betalar barn ${formatRange(0, spa.childHalfPriceUpToAge)} år halva priset som dagsgäster.`,
      },
      en: {
        question: 'What do children pay?',
        answer: `Please ask us about children’s prices for rooms, meals and packages. ${askUs.en} As day guests in the spa, children aged ${formatRange(0, spa.childHalfPriceUpToAge)} pay half price.`,
      },
    },
  },
  {
    id: 'spa-alder',
    category: 'hotel',
    keywords: 'spa pool bastu relax åldersgräns barn ålder tider age limit children kids sauna times',
    text: {
      sv: {
        question: 'Från vilken ålder får barn bada i relaxavdelningen?',
        answer: `Fråga oss om åldersgräns och tider för barn. ${askUs.sv}`,
      },
      en: {
        question: 'From what age can children use the spa?',
        answer: `Please ask us about age limits and times for children. ${askUs.en}`,
      },
    },
  },
  {
    id: 'hiss',
    category: 'hotel',
    keywords:
      'hiss tillgänglighet tillgängligt rullstol rollator handikapp dörrbredd trösklar ramp lift elevator accessibility accessible wheelchair disabled door width step-free',
    text: {
      sv: {
        question: 'Finns det hiss, och hur breda är dörrarna?',
        answer: `Ring ${phoneLink.sv} och berätta vad du behöver, så får du besked om hiss och dörrmått och om vägen från bilen till rummet. Vi har ett [tillgängligt rum](/boende), och på [Hitta hit](/hitta-till-oss) står mer om att komma hit.`,
      },
      en: {
        question: 'Is there a lift, and how wide are the doors?',
        answer: `Call ${phoneLink.en} and tell us what you need, and we’ll tell you about lifts, door widths and the way from the car to the room. We have an [accessible room](/boende), and there’s more about getting here under [Find us](/hitta-till-oss).`,
      },
    },
  },
  {
    id: 'jobb',
    category: 'other',
    keywords:
      'jobb jobba arbete anställning lön tillträde startdatum personalbostad boende praktik sommarjobb ansökan job work career vacancy salary pay start staff housing internship apply',
    text: {
      sv: {
        question: 'Kan jag jobba hos er, och vad gäller om start, lön och bostad?',
        answer: `Lediga tjänster finns under [Lediga jobb](/lediga-jobb), där du också ansöker. Ring ${phoneLink.sv} om du undrar över startdatum, lön eller personalbostad.`,
      },
      en: {
        question: 'Can I work for you, and what about start date, pay and housing?',
        answer: `Current vacancies are under [Jobs](/lediga-jobb), where you also apply. Call ${phoneLink.en} if you’re wondering about start dates, pay or staff housing.`,
      },
    },
  },
  {
    id: 'aktiviteter-moms',
    category: 'meetings',
    keywords: 'moms aktiviteter teambuilding pris exklusive inklusive vat tax activities price team building',
    text: {
      sv: {
        question: 'Ingår moms i aktiviteternas priser?',
        answer: `Momsen står i vårt svar. Mejla ${conferenceEmailLink} eller ring ${phoneLink.sv}, så får ni ett pris för er grupp. Aktiviteterna finns i [aktivitetsbladet](/teambuilding).`,
      },
      en: {
        question: 'Do the prices of activities include VAT?',
        answer: `Our answer states the VAT. Email ${conferenceEmailLink} or call ${phoneLink.en} for a price for your group. The activities are in the [activity sheet](/teambuilding).`,
      },
    },
  },
]
