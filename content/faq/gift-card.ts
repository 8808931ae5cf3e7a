import { giftCards, hotel } from '@/content/facts'
import { formatList, formatNumber, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import type { FaqItem } from './faq-item'

const values = (locale: Locale, conjunction: string) => {
  const figures = giftCards.values.map((value) => formatNumber(value, locale))
  return `${figures.slice(0, -1).join(', ')} ${conjunction} ${formatPrice(giftCards.values.at(-1) ?? 0, locale)}`
}

/** Questions about gift cards. */
export const giftCardQuestions: readonly FaqItem[] = [
  {
    id: 'presentkort-kop',
    category: 'giftcard',
    text: {
      sv: {
        question: 'Vilka belopp kan jag köpa presentkort på?',
        answer: `${values('sv', 'eller')}, eller valfritt belopp från ${formatPrice(giftCards.freeAmountFrom, 'sv')}.`,
      },
      en: {
        question: 'What amounts do gift cards come in?',
        answer: `${values('en', 'or')}, or any amount from ${formatPrice(giftCards.freeAmountFrom, 'en')}.`,
      },
    },
  },
  {
    id: 'presentkort-betala',
    category: 'giftcard',
    text: {
      sv: {
        question: 'Hur betalar jag med ett presentkort?',
        answer: `I bokningens steg ${hotel.giftCardPaymentStep} av ${hotel.bookingSteps} väljer du presentkort som betalning.`,
      },
      en: {
        question: 'How do I pay with a gift card?',
        answer: `At step ${hotel.giftCardPaymentStep} of ${hotel.bookingSteps} in the booking, choose gift card as payment.`,
      },
    },
  },
  {
    id: 'presentkort-giltighet',
    category: 'giftcard',
    text: {
      sv: {
        question: 'Hur länge gäller presentkortet, och till vad?',
        answer: `${giftCards.validMonths} månader från köpet. Det gäller för ${formatList(['boende', 'restaurang', 'spa', 'aktiviteter'], 'sv')}, är personligt och får lämnas vidare.`,
      },
      en: {
        question: 'How long is a gift card valid, and for what?',
        answer: `${giftCards.validMonths} months from purchase. It is good for ${formatList(['accommodation', 'the restaurant', 'the spa', 'activities'], 'en')}, is personal, and may be passed on.`,
      },
    },
  },
]
