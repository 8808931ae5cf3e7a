import { giftCards } from '@/content/facts'
import { usingGiftCard } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { formatCount } from '@/lib/i18n/count'
import { formatList, formatNumber, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import type { FaqItems } from './faq-categories'

/** `600, 1 500 eller 3 000 kr` */
function amounts(locale: Locale): string {
  const last = giftCards.values.length - 1
  const values = giftCards.values.map((value, index) =>
    index === last ? formatPrice(value, locale) : formatNumber(value, locale),
  )
  return formatList(values, locale, 'disjunction')
}

export const giftCardQuestions: FaqItems = {
  'presentkort-kop': {
    keywords: 'presentkort köpa värdebevis gåva present belopp gift card voucher buy amount',
    question: { sv: 'Vilka belopp kan jag köpa presentkort på?', en: 'What amounts do gift cards come in?' },
    answer: {
      sv: `På ${amounts('sv')}, eller på valfritt belopp från ${formatPrice(giftCards.freeAmountFrom, 'sv')}. Se [våra presentkort](/presentkort) eller köp [i presentkortsbutiken (öppnas i ny flik)](${bookingEngine.vouchers}).`,
      en: `Choose ${amounts('en')}, or any amount from ${formatPrice(giftCards.freeAmountFrom, 'en')}. See [our gift cards](/presentkort) or buy one [in the gift card shop (opens in a new tab)](${bookingEngine.vouchers}).`,
    },
  },
  'presentkort-betala': {
    keywords: 'lösa in använda presentkort koden redeem use voucher code pay',
    question: { sv: 'Hur betalar jag med ett presentkort?', en: 'How do I pay with a gift card?' },
    answer: usingGiftCard,
  },
  'presentkort-giltighet': {
    keywords: 'giltighet giltighetstid utgångsdatum hur länge validity expiry expire valid',
    question: {
      sv: 'Hur länge gäller presentkortet, och till vad?',
      en: 'How long is a gift card valid, and for what?',
    },
    answer: {
      sv: `I ${formatCount(giftCards.validMonths, 'sv')} månader från köpet. Det gäller för boende, restaurang, spa och aktiviteter. Kortet är personligt men går att överlåta. Mer om [presentkort](/presentkort).`,
      en: `It’s valid for ${formatCount(giftCards.validMonths, 'en')} months from purchase and good for rooms, the restaurant, the spa and activities. It’s issued to a named person but may be passed on. More about [gift cards](/presentkort).`,
    },
  },
}
