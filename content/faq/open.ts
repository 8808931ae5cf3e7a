import { hotel, spa } from '@/content/facts'
import type { FaqItem } from './faq-item'
import { askUs, conferenceEmailLink, phoneLink } from './links'

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
        answer: `Uppgifter om parkering, avgifter och motorvärmare finns inte här på webbplatsen. ${askUs.sv} Elbilen kan du ladda vid någon av våra ${hotel.chargingPosts} stolpar.`,
      },
      en: {
        question: 'Is there parking?',
        answer: `This website has no details about parking, charges or engine heaters. ${askUs.en} You can charge an electric car at one of our ${hotel.chargingPosts} posts.`,
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
        answer: `Hållplatser, stationer och transfer finns inte beskrivna här på webbplatsen. ${askUs.sv} Avstånden med bil står under [Hitta till oss](/hitta-till-oss).`,
      },
      en: {
        question: 'Can I come by bus, train or plane?',
        answer: `This website doesn’t describe stops, stations or transfers. ${askUs.en} Distances by car are under [Find us](/hitta-till-oss).`,
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
        answer: `Barnpriser för rum, måltider och paket står inte här på webbplatsen. ${askUs.sv} I relaxavdelningen betalar barn upp till ${spa.childHalfPriceUpToAge} år halva priset som dagsgäster.`,
      },
      en: {
        question: 'What do children pay?',
        answer: `This website has no children’s prices for rooms, meals and packages. ${askUs.en} As day guests in the spa, children up to ${spa.childHalfPriceUpToAge} pay half price.`,
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
        answer: `Åldersgräns och tider för barn står inte här på webbplatsen. ${askUs.sv}`,
      },
      en: {
        question: 'From what age may children use the spa?',
        answer: `This website doesn’t state an age limit or times for children. ${askUs.en}`,
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
        answer: `Det står inte här på webbplatsen. Ring ${phoneLink} och säg vad du behöver, så berättar vi hur vägen ser ut från bilen till rummet. Vi har ett [tillgänglighetsanpassat rum](/boende) och en sida om [vägen hit](/hitta-till-oss).`,
      },
      en: {
        question: 'Is there a lift, and how wide are the doors?',
        answer: `This website doesn’t say. Call ${phoneLink} and tell us what you need, and we’ll describe the way from the car to the room. We have an [accessible room](/boende) and a page about [getting here](/hitta-till-oss).`,
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
        answer: `De tjänster som är lediga finns under [Lediga jobb](/lediga-jobb), där du också ansöker. Startdatum, lön och personalbostad står inte där: ring ${phoneLink} och fråga.`,
      },
      en: {
        question: 'Can I work for you, and what about start date, pay and housing?',
        answer: `Open positions are under [Jobs](/lediga-jobb), where you also apply. Start date, pay and staff housing aren’t stated there: call ${phoneLink} and ask.`,
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
        answer: `Det står inte i [aktivitetsbladet](/teambuilding). Mejla ${conferenceEmailLink} eller ring ${phoneLink}, så får ni priset för er grupp.`,
      },
      en: {
        question: 'Do the prices of activities include VAT?',
        answer: `The [activity sheet](/teambuilding) doesn’t say. Email ${conferenceEmailLink} or call ${phoneLink} for the price for your group.`,
      },
    },
  },
]
