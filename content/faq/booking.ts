import { cancellation, hotel, hours, houseRules } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { formatRange, PERCENT_SIGN } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'
import { askUs } from './links'

const { full, half, quarter } = cancellation

/** Questions about booking, paying and changing one's mind. */
export const bookingQuestions: readonly FaqItem[] = [
  {
    id: 'sa-bokar-du',
    category: 'booking',
    keywords:
      'boka bokning reservera reservation rum hotellrum övernattning overnight stay reserve boende accommodation lediga rum vacancies',
    text: {
      sv: {
        question: 'Hur bokar jag ett rum?',
        answer: `Välj rum under [Boende](/boende) eller tryck på Boka nu. Bokningen har ${formatCount(hotel.bookingSteps, 'sv')} steg. Vill du hellre fråga först skickar du en [bokningsförfrågan](/booking-inquiry) och får svar inom ${hotel.inquiryAnswerHours} timmar.`,
      },
      en: {
        question: 'How do I book a room?',
        answer: `Choose a room under [Accommodation](/boende) or press Book now. Booking takes ${formatCount(hotel.bookingSteps, 'en')} steps. If you’d rather ask first, send a [booking enquiry](/booking-inquiry) and we’ll answer within ${hotel.inquiryAnswerHours} hours.`,
      },
    },
  },
  {
    id: 'betalning',
    category: 'booking',
    keywords:
      'betala kort kontokort kreditkort swish visa mastercard amex kontanter faktura payment pay card credit cash invoice',
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
    keywords:
      'avboka avbokning avbokningsregler ombokning omboka ändra återbetalning refund cancellation cancel policy change rebook återbud',
    text: {
      sv: {
        question: 'Vad får jag tillbaka om jag avbokar?',
        answer: `Hela beloppet om det är ${full.daysFrom} dagar eller mer kvar till ankomst, ${half.percent}${PERCENT_SIGN.sv} vid ${formatRange(half.daysFrom, half.daysTo)} dagar och ${quarter.percent}${PERCENT_SIGN.sv} fram till klockan ${hours.lastQuarterRefundUntil} två dagar före. Därefter ingenting. Mer om avbokning står i [de allmänna reglerna](/villkor?tab=general), och för grupper i [villkoren för grupper och evenemang](/villkor?tab=event).`,
      },
      en: {
        question: 'What do I get back if I cancel?',
        answer: `The full amount with ${full.daysFrom} days or more to go, ${half.percent}% with ${formatRange(half.daysFrom, half.daysTo)} days, and ${quarter.percent}% until ${hours.lastQuarterRefundUntil} two days before arrival. After that, nothing. The details are in the [general rules](/villkor?tab=general), and for groups in the [terms for groups and events](/villkor?tab=event).`,
      },
    },
  },
  {
    id: 'aldersgrans',
    category: 'booking',
    keywords: 'åldersgräns ålder minderårig ungdom målsman age limit minor teenager guardian',
    text: {
      sv: {
        question: 'Hur gammal måste jag vara för att boka?',
        answer: `${houseRules.minimumAge} år. Är du yngre bor du här tillsammans med en vårdnadshavare.`,
      },
      en: {
        question: 'How old do I have to be to book?',
        answer: `You need to be ${houseRules.minimumAge}. Anyone younger must stay with a parent or guardian.`,
      },
    },
  },
  {
    id: 'extrasang',
    category: 'booking',
    keywords:
      'extrasäng extrabädd spjälsäng barnsäng bäddsoffa babysäng baby cot crib extra bed child familj family',
    text: {
      sv: {
        question: 'Kan jag få en extrabädd eller en spjälsäng?',
        answer: `Ja, mot en extra kostnad. Skriv det när du bokar, och fråga oss gärna om priset. ${askUs.sv}`,
      },
      en: {
        question: 'Can I have an extra bed or a cot?',
        answer: `Yes, at extra cost. Mention it when you book, and do ask us about the price. ${askUs.en}`,
      },
    },
  },
]
