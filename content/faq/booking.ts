import { cancellation, hotel, hours, houseRules, paymentMethods, rooms } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { formatList, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { formatRange, PERCENT_SIGN } from '@/lib/i18n/range'
import type { FaqItems } from './faq-categories'

const { full, half, quarter } = cancellation
const cards = paymentMethods.en.slice(0, -1)
const room = (locale: Locale) => formatPrice(rooms.standard.pricePerPersonFrom, locale)
const halfDays = formatRange(half.daysFrom, half.daysTo)

export const bookingQuestions: FaqItems = {
  'sa-bokar-du': {
    keywords:
      'boka bokning reservera reservation rum hotellrum övernattning overnight stay reserve boende accommodation lediga rum vacancies pris priser kostar kostnad natt vad kostar ett rum price rate cost how much night',
    question: {
      sv: 'Hur bokar jag ett rum, och vad kostar det?',
      en: 'How do I book a room, and what does it cost?',
    },
    answer: {
      sv: `Välj rum under [Boende](/boende), från ${room('sv')} per person och natt, eller tryck på Boka nu. Bokningen har ${formatCount(hotel.bookingSteps, 'sv')} steg. Vill du hellre fråga först skickar du en [bokningsförfrågan](/booking-inquiry) och får svar inom ${hotel.inquiryAnswerHours} timmar.`,
      en: `Choose a room under [Rooms](/boende), from ${room('en')} per person per night, or press Book now. Booking takes ${formatCount(hotel.bookingSteps, 'en')} steps. If you’d rather ask first, send a [booking enquiry](/booking-inquiry) and we’ll reply within ${hotel.inquiryAnswerHours} hours.`,
    },
  },
  betalning: {
    keywords:
      'betala kort kontokort kreditkort swish visa mastercard amex kontanter faktura payment pay card credit cash invoice',
    question: { sv: 'Hur kan jag betala?', en: 'How can I pay?' },
    answer: {
      sv: `Med ${formatList(paymentMethods.sv, 'sv')}.`,
      en: `By ${formatList(cards, 'en', 'disjunction')}, or in cash. Swish is a Swedish payment app.`,
    },
  },
  avbokning: {
    keywords:
      'rum room avboka avbokning avbokningsregler ombokning omboka ändra återbetalning refund cancellation cancel policy change rebook återbud',
    question: { sv: 'Vad får jag tillbaka om jag avbokar?', en: 'What do I get back if I cancel?' },
    answer: {
      sv: `Hela beloppet om det är ${full.daysFrom} dagar eller mer kvar till ankomst, ${half.percent}${PERCENT_SIGN.sv} vid ${halfDays} dagar och ${quarter.percent}${PERCENT_SIGN.sv} fram till klockan ${hours.lastQuarterRefundUntil} ${formatCount(quarter.untilDaysBefore, 'sv')} dagar före. Därefter ingenting. Mer om avbokning står i [de allmänna reglerna](/villkor?tab=general), och för grupper i [villkoren för grupper och evenemang](/villkor?tab=event).`,
      en: `The full amount with ${full.daysFrom} days or more to go, ${half.percent}% with ${halfDays} days, and ${quarter.percent}% until ${hours.lastQuarterRefundUntil} ${formatCount(quarter.untilDaysBefore, 'en')} days before arrival. After that, nothing. The details are in the [general rules](/villkor?tab=general), and for groups in the [terms for groups and events](/villkor?tab=event).`,
    },
  },
  aldersgrans: {
    keywords: 'åldersgräns ålder minderårig ungdom målsman age limit minor teenager guardian',
    question: { sv: 'Hur gammal måste jag vara för att boka?', en: 'How old do I have to be to book?' },
    answer: {
      sv: `Du måste ha fyllt ${houseRules.minimumAge} år. Är du yngre får du bara bo här tillsammans med en vårdnadshavare.`,
      en: `You need to be ${houseRules.minimumAge}. If you’re younger, you must stay with a parent or guardian.`,
    },
  },
  extrasang: {
    keywords:
      'extrasäng extrabädd spjälsäng barnsäng bäddsoffa babysäng baby cot crib extra bed child familj family',
    question: { sv: 'Kan jag få en extrabädd eller en spjälsäng?', en: 'Can I have an extra bed or a cot?' },
    answer: {
      sv: 'Ja, mot en extra kostnad. Skriv det när du bokar.',
      en: 'Yes, at extra cost. Mention it when you book.',
    },
  },
}
