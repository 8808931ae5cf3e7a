import { giftCards, hotel } from '@/content/facts'
import type { FaqItem } from './faq-item'

/** Questions about gift cards. */
export const giftCardQuestions: readonly FaqItem[] = [
  {
    id: 'presentkort-kop',
    category: 'giftcard',
    text: {
      sv: {
        question: 'Vilka belopp kan jag köpa presentkort på?',
        answer: (figures) => `${figures.giftCardValues}, eller valfritt belopp från ${figures.giftCardFrom}.`,
      },
      en: {
        question: 'What amounts do gift cards come in?',
        answer: (figures) => `${figures.giftCardValues}, or any amount from ${figures.giftCardFrom}.`,
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
        answer: `${giftCards.validMonths} månader från köpet. Det gäller för boende, restaurang, spa och aktiviteter, är personligt och får lämnas vidare.`,
      },
      en: {
        question: 'How long is a gift card valid, and for what?',
        answer: `${giftCards.validMonths} months from purchase. It is good for accommodation, the restaurant, the spa and activities, is personal, and may be passed on.`,
      },
    },
  },
]
