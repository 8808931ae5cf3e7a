import { hotel, hours, spa } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { formatHours, formatRange } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'
import { phoneLink } from '@/content/phone'

/** Questions about the hotel and its hours. */
export const hotelQuestions: readonly FaqItem[] = [
  {
    id: 'incheckning',
    category: 'hotel',
    keywords:
      'incheckning utcheckning check-in check-out checka in ut ankomst avresa ankomsttid avresetid arrival departure nyckel key klockslag time',
    text: {
      sv: {
        question: 'När kan jag checka in och ut?',
        answer: `Rummet är ditt från ${hours.checkIn}. Sista dagen lämnar du det senast ${hours.checkOut}.`,
      },
      en: {
        question: 'When can I check in and out?',
        answer: `The room is yours from ${hours.checkIn}. On your last day, check-out is by ${hours.checkOut}.`,
      },
    },
  },
  {
    id: 'reception',
    category: 'hotel',
    keywords:
      'öppettider öppettid öppet stängt tider bemannad lobby front desk opening hours open closed times',
    text: {
      sv: {
        question: 'När är receptionen öppen?',
        answer: `Måndag till fredag ${formatHours(hours.reception.weekdays)}, lördag och söndag ${formatHours(hours.reception.weekends)}. Vi svarar i telefon även när receptionen är stängd: ${phoneLink.sv}.`,
      },
      en: {
        question: 'When is reception open?',
        answer: `Monday to Friday ${formatHours(hours.reception.weekdays)}, Saturday and Sunday ${formatHours(hours.reception.weekends)}. We answer the phone when reception is closed, too: ${phoneLink.en}.`,
      },
    },
  },
  {
    id: 'sen-ankomst',
    category: 'hotel',
    keywords: 'sen ankomst incheckning efter stängning natt kväll late arrival check-in night',
    text: {
      sv: {
        question: 'Kan jag komma sent på kvällen?',
        answer: `Ja. Kommer du efter ${hours.lateArrivalAfter}, säg till redan när du bokar.`,
      },
      en: {
        question: 'Can I arrive late in the evening?',
        answer: `Yes. If you’ll arrive after ${hours.lateArrivalAfter}, let us know when you book.`,
      },
    },
  },
  {
    id: 'wifi',
    category: 'hotel',
    keywords: 'wifi wi-fi internet bredband uppkoppling nätverk trådlöst wireless broadband network',
    text: {
      sv: { question: 'Finns det wifi, och kostar det något?', answer: 'Ja, och det är gratis.' },
      en: {
        question: 'Is there Wi-Fi, and does it cost anything?',
        answer: 'Yes, and it’s free.',
      },
    },
  },
  {
    id: 'bagage',
    category: 'hotel',
    keywords: 'bagage väska resväska förvaring luggage baggage suitcase bag storage',
    text: {
      sv: {
        question: 'Kan jag lämna bagaget före incheckning eller efter utcheckning?',
        answer: 'Ja, vi förvarar det utan kostnad.',
      },
      en: {
        question: 'Can I leave my luggage before check-in or after check-out?',
        answer: 'Yes, we store it free of charge.',
      },
    },
  },
  {
    id: 'husdjur',
    category: 'hotel',
    keywords: 'hund katt djur husdjur ledarhund assistanshund dog cat pet animal guide assistance',
    text: {
      sv: {
        question: 'Får hunden följa med?',
        answer: (figures) =>
          `Ja, i våra [husdjursvänliga rum](/boende). De kostar från ${figures.petRoomFrom} per rum plus ${figures.pet} per djur. Ledarhundar med legitimation bor gratis.`,
      },
      en: {
        question: 'Can I bring my dog?',
        answer: (figures) =>
          `Yes, in our [pet-friendly rooms](/boende). They cost from ${figures.petRoomFrom} per room plus ${figures.pet} per pet. Guide dogs with ID stay free.`,
      },
    },
  },
  {
    id: 'pool-bastu',
    category: 'hotel',
    keywords:
      'pool bastu spa relax bubbelpool badtunna bad bada simma simning öppettider sauna hot tub swimming swim opening hours',
    text: {
      sv: {
        question: 'Finns det pool och bastu?',
        answer: `Ja. Poolen håller ${spa.poolDegrees}° och bastun ${spa.saunaDegrees}°. För dig som bor här är relaxavdelningen öppen dygnet runt och ingår. Läs mer om [relaxen](/relax).`,
      },
      en: {
        question: 'Is there a pool and a sauna?',
        answer: `Yes. The pool is ${spa.poolDegrees}° and the sauna ${spa.saunaDegrees}°. For hotel guests the spa is open round the clock and free of charge. Read more about the [spa](/relax).`,
      },
    },
  },
  {
    id: 'relax-dagsgast',
    category: 'hotel',
    keywords:
      'spa dagsspa dagspa dagsbesök pool bastu relax relaxavdelning öppettider entré day visitor sauna swim bad bada opening hours',
    text: {
      sv: {
        question: 'Kan jag besöka relaxavdelningen utan att bo hos er?',
        answer: (figures) =>
          `Ja, måndag till lördag ${formatHours(hours.spaDayGuests)}, om du bokar i förväg med en [förfrågan](/booking-inquiry?about=day-spa). Det kostar från ${figures.spaDayFrom} per person, och barn ${formatRange(0, spa.childHalfPriceUpToAge)} år betalar halva priset. Läs mer om [relaxen](/relax).`,
      },
      en: {
        question: 'Can I visit the spa without staying with you?',
        answer: (figures) =>
          `Yes, Monday to Saturday ${formatHours(hours.spaDayGuests)}, if you book ahead with an [enquiry](/booking-inquiry?about=day-spa). It costs from ${figures.spaDayFrom} per person, and children aged ${formatRange(0, spa.childHalfPriceUpToAge)} pay half price. Read more about the [spa](/relax).`,
      },
    },
  },
  {
    id: 'laddning',
    category: 'hotel',
    keywords: 'elbil ladda laddstolpe laddplats laddare charging charger electric car ev typ 2',
    text: {
      sv: {
        question: 'Kan jag ladda elbilen?',
        answer: `Ja. Vi har ${formatCount(hotel.chargingPosts, 'sv')} laddstolpar med ${formatCount(hotel.chargersType2, 'sv')} typ 2-laddare (AC). Serviceavgift tillkommer.`,
      },
      en: {
        question: 'Can I charge my electric car?',
        answer: `Yes. We have ${formatCount(hotel.chargingPosts, 'en')} charging posts with ${formatCount(hotel.chargersType2, 'en')} type 2 chargers (AC). A service fee applies.`,
      },
    },
  },
  {
    id: 'rokning',
    category: 'hotel',
    keywords: 'röka rökning rökfritt cigarett vape smoke smoking cigarette',
    text: {
      sv: {
        question: 'Får man röka på rummet?',
        answer: (figures) => `Nej. Avgiften är ${figures.smokingFee} och läggs på vid utcheckningen.`,
      },
      en: {
        question: 'Can I smoke in the room?',
        answer: (figures) => `No. The charge is ${figures.smokingFee}, added at check-out.`,
      },
    },
  },
]
