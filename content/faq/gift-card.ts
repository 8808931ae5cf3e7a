import { giftCards, hotel } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import type { FaqItem } from './faq-item'
import { voucherLink } from './links'

/** Questions about gift cards. */
export const giftCardQuestions: readonly FaqItem[] = [
  {
    id: 'presentkort-kop',
    category: 'giftcard',
    keywords: 'presentkort köpa värdebevis gåva present belopp gift card voucher buy amount',
    text: {
      sv: {
        question: 'Vilka belopp kan jag köpa presentkort på?',
        answer: (figures) =>
          `${figures.giftCardValues}, eller valfritt belopp från ${figures.giftCardFrom}. Se [våra presentkort](/presentkort) eller köp ${voucherLink.sv}.`,
      },
      en: {
        question: 'What amounts do gift cards come in?',
        answer: (figures) =>
          `${figures.giftCardValues}, or any amount from ${figures.giftCardFrom}. See [our gift cards](/presentkort) or buy one ${voucherLink.en}.`,
      },
    },
  },
  {
    id: 'presentkort-betala',
    category: 'giftcard',
    keywords: 'lösa in använda presentkort koden redeem use voucher code pay',
    text: {
      sv: {
        question: 'Hur betalar jag med ett presentkort?',
        answer: `I steg ${formatCount(hotel.giftCardPaymentStep, 'sv')} av ${formatCount(hotel.bookingSteps, 'sv')} i bokningen väljer du presentkort som betalning.`,
      },
      en: {
        question: 'How do I pay with a gift card?',
        answer: `At step ${formatCount(hotel.giftCardPaymentStep, 'en')} of ${formatCount(hotel.bookingSteps, 'en')} in the booking, choose to pay by gift card.`,
      },
    },
  },
  {
    id: 'presentkort-giltighet',
    category: 'giftcard',
    keywords: 'giltighet giltighetstid utgångsdatum hur länge validity expiry expire valid',
    text: {
      sv: {
        question: 'Hur länge gäller presentkortet, och till vad?',
        answer: `I ${formatCount(giftCards.validMonths, 'sv')} månader från köpet. Det gäller för boende, restaurang, spa och aktiviteter. Kortet är personligt men går att överlåta. Mer om [presentkort](/presentkort).`,
      },
      en: {
        question: 'How long is a gift card valid, and for what?',
        answer: `It’s valid for ${formatCount(giftCards.validMonths, 'en')} months from purchase and good for rooms, the restaurant, the spa and activities. It’s issued to a named person but may be passed on. More about [gift cards](/presentkort).`,
      },
    },
  },
]
