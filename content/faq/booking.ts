import { cancellation, hotel, hours, houseRules } from '@/content/facts'
import { formatRange } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'

const { full, half, quarter } = cancellation

/** Questions about booking, paying and changing one's mind. */
export const bookingQuestions: readonly FaqItem[] = [
  {
    id: 'sa-bokar-du',
    category: 'booking',
    text: {
      sv: {
        question: 'Hur bokar jag ett rum?',
        answer: `Tryck på Boka nu. Bokningen har ${hotel.bookingSteps} steg. Vill du hellre fråga först skickar du en bokningsförfrågan och får svar inom ${hotel.inquiryAnswerHours} timmar.`,
      },
      en: {
        question: 'How do I book a room?',
        answer: `Press Book now. Booking takes ${hotel.bookingSteps} steps. If you would rather ask first, send a booking inquiry and have an answer within ${hotel.inquiryAnswerHours} hours.`,
      },
    },
  },
  {
    id: 'betalning',
    category: 'booking',
    text: {
      sv: {
        question: 'Hur kan jag betala?',
        answer: (figures) => `Med ${figures.paymentMethods}.`,
      },
      en: {
        question: 'How can I pay?',
        answer: (figures) => `By ${figures.paymentMethods}.`,
      },
    },
  },
  {
    id: 'avbokning',
    category: 'booking',
    text: {
      sv: {
        question: 'Vad får jag tillbaka om jag avbokar?',
        answer: `Allt om det är ${full.daysFrom} dagar eller mer kvar till ankomst, ${half.percent} % vid ${formatRange(half.daysFrom, half.daysTo)} dagar och ${quarter.percent} % fram till klockan ${hours.lastQuarterRefundUntil} två dagar före. Därefter ingenting.`,
      },
      en: {
        question: 'What do I get back if I cancel?',
        answer: `Everything with ${full.daysFrom} days or more to go, ${half.percent}% with ${formatRange(half.daysFrom, half.daysTo)} days, and ${quarter.percent}% until ${hours.lastQuarterRefundUntil} two days before arrival. After that, nothing.`,
      },
    },
  },
  {
    id: 'aldersgrans',
    category: 'booking',
    text: {
      sv: {
        question: 'Hur gammal måste jag vara för att boka?',
        answer: `${houseRules.minimumAge} år. Den som är yngre bor här tillsammans med en målsman.`,
      },
      en: {
        question: 'How old must I be to book?',
        answer: `${houseRules.minimumAge}. Anyone younger stays here with a guardian.`,
      },
    },
  },
  {
    id: 'extrasang',
    category: 'booking',
    text: {
      sv: {
        question: 'Kan vi få en extrasäng eller en spjälsäng?',
        answer: 'Ja, mot en extra kostnad. Skriv det i din bokning eller förfrågan.',
      },
      en: {
        question: 'Can we have an extra bed or a cot?',
        answer: 'Yes, at an extra cost. Say so in your booking or inquiry.',
      },
    },
  },
]
