import { hotel, hours, spa } from '@/content/facts'
import { formatHours } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'

/** Questions about the hotel and its hours. */
export const hotelQuestions: readonly FaqItem[] = [
  {
    id: 'incheckning',
    category: 'hotel',
    text: {
      sv: {
        question: 'När kan jag checka in och ut?',
        answer: `Rummet är ditt från ${hours.checkIn}. Sista dagen lämnar du det senast ${hours.checkOut}.`,
      },
      en: {
        question: 'When can I check in and out?',
        answer: `Your room is yours from ${hours.checkIn}. On the last day, leave it by ${hours.checkOut}.`,
      },
    },
  },
  {
    id: 'reception',
    category: 'hotel',
    text: {
      sv: {
        question: 'När är receptionen öppen?',
        answer: `Måndag till fredag ${formatHours(hours.reception.weekdays)}, lördag och söndag ${formatHours(hours.reception.weekends)}. Telefonen svarar även när disken är stängd.`,
      },
      en: {
        question: 'When is the reception open?',
        answer: `Monday to Friday ${formatHours(hours.reception.weekdays)}, Saturday and Sunday ${formatHours(hours.reception.weekends)}. The phone is answered when the desk is closed, too.`,
      },
    },
  },
  {
    id: 'sen-ankomst',
    category: 'hotel',
    text: {
      sv: {
        question: 'Kan jag komma sent på kvällen?',
        answer: `Ja. Kommer du efter ${hours.lateArrivalAfter} säger du till redan när du bokar.`,
      },
      en: {
        question: 'Can I arrive late in the evening?',
        answer: `Yes. If you arrive after ${hours.lateArrivalAfter}, tell us when you book.`,
      },
    },
  },
  {
    id: 'wifi',
    category: 'hotel',
    text: {
      sv: { question: 'Finns det wifi, och kostar det något?', answer: 'Wifi finns och är gratis.' },
      en: {
        question: 'Is there Wi-Fi, and does it cost anything?',
        answer: 'There is Wi-Fi, and it is free.',
      },
    },
  },
  {
    id: 'bagage',
    category: 'hotel',
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
    text: {
      sv: {
        question: 'Får hunden följa med?',
        answer: (figures) =>
          `Ja, i våra djurvänliga rum. De kostar från ${figures.petRoomFrom} per rum plus ${figures.pet} per djur. Ledarhundar med legitimation bor gratis.`,
      },
      en: {
        question: 'Can I bring my dog?',
        answer: (figures) =>
          `Yes, in our pet-friendly rooms. They cost from ${figures.petRoomFrom} per room plus ${figures.pet} per pet. Guide dogs with ID stay free.`,
      },
    },
  },
  {
    id: 'relax-dagsgast',
    category: 'hotel',
    text: {
      sv: {
        question: 'Kan jag besöka relaxavdelningen utan att bo hos er?',
        answer: (figures) =>
          `Ja, måndag till lördag ${formatHours(hours.spaDayGuestsInFaq)}, om du bokar i förväg på webbplatsen. Det kostar från ${figures.spaDayFrom} per person; barn upp till ${spa.childHalfPriceUpToAge} år halva priset.`,
      },
      en: {
        question: 'Can I visit the spa without staying with you?',
        answer: (figures) =>
          `Yes, Monday to Saturday ${formatHours(hours.spaDayGuestsInFaq)}, if you book ahead on the website. It costs from ${figures.spaDayFrom} per person; children up to ${spa.childHalfPriceUpToAge} half price.`,
      },
    },
  },
  {
    id: 'laddning',
    category: 'hotel',
    text: {
      sv: {
        question: 'Kan jag ladda elbilen?',
        answer: `Ja. Det finns ${hotel.chargingPosts} stolpar med sammanlagt ${hotel.chargersType2} uttag av typ 2. Serviceavgift tillkommer.`,
      },
      en: {
        question: 'Can I charge my electric car?',
        answer: `Yes. There are ${hotel.chargingPosts} posts with ${hotel.chargersType2} type 2 AC chargers between them. A service fee applies.`,
      },
    },
  },
  {
    id: 'rokning',
    category: 'hotel',
    text: {
      sv: {
        question: 'Får man röka på rummet?',
        answer: (figures) => `Nej. Den som ändå gör det betalar ${figures.smokingFee} vid utcheckning.`,
      },
      en: {
        question: 'May I smoke in the room?',
        answer: (figures) => `No. Whoever does so anyway pays ${figures.smokingFee} at check-out.`,
      },
    },
  },
]
