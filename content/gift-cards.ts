import { formatNumber, formatPrice } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { giftCards, hotel, menuPrices, rooms, spa } from './facts'
import type { PageTexts } from './page-texts'

/** A gift card of a fixed value. */
export interface GiftCard {
  /** Whole kronor. */
  value: (typeof giftCards.values)[number]
  title: string
  description: string
  /** Examples of what it pays for; their prices together are no more than its value. */
  includes: readonly { name: string; price: number }[]
}

const [short, long] = spa.treatments.classicMassage
const { validMonths, freeAmountFrom } = giftCards

/** The fixed values as a choice: `600, 1 500 eller 3 000 kr`. */
function valuesAsChoice(locale: Locale): string {
  const [small, middle, large] = giftCards.values
  const or = { sv: 'eller', en: 'or' }[locale]
  return `${formatNumber(small, locale)}, ${formatNumber(middle, locale)} ${or} ${formatPrice(large, locale)}`
}

/** Title, description and heading of /presentkort. */
export const giftCardsTexts: Localized<PageTexts> = {
  sv: {
    title: 'Presentkort – Källfjället Hotell & Spa',
    description: `Presentkort på ${valuesAsChoice('sv')}, eller valfritt belopp från ${formatPrice(freeAmountFrom, 'sv')}. Gäller i ${validMonths} månader för boende, mat, spa och aktiviteter.`,
    h1: 'Presentkort',
  },
  en: {
    title: 'Gift cards – Källfjället Hotel & Spa',
    description: `Gift cards for ${valuesAsChoice('en')}, or any amount from ${formatPrice(freeAmountFrom, 'en')}. Valid for ${validMonths} months for rooms, meals, spa and activities.`,
    h1: 'Gift cards',
  },
}

/** The three gift cards, from the smallest to the largest. */
export const giftCardOffers: Localized<readonly GiftCard[]> = {
  sv: [
    {
      value: 600,
      title: 'En stund',
      description: 'För den som sällan sätter sig ner.',
      includes: [{ name: `Klassisk massage, ${short.minutes} minuter`, price: short.price }],
    },
    {
      value: 1500,
      title: 'En kväll',
      description: 'Massage först, buffé efteråt.',
      includes: [
        { name: `Klassisk massage, ${long.minutes} minuter`, price: long.price },
        { name: 'Helgbuffé', price: menuPrices.weekendBuffet },
      ],
    },
    {
      value: 3000,
      title: 'En natt på fjället',
      description: 'Ett rum, en lång massage och lite över till baren.',
      includes: [
        { name: 'En natt för en i standardrum, från', price: rooms.standard.pricePerPersonFrom },
        { name: `Klassisk massage, ${long.minutes} minuter`, price: long.price },
      ],
    },
  ],
  en: [
    {
      value: 600,
      title: 'A moment',
      description: 'For someone who rarely sits down.',
      includes: [{ name: `Classic massage, ${short.minutes} minutes`, price: short.price }],
    },
    {
      value: 1500,
      title: 'An evening',
      description: 'Massage first, buffet after.',
      includes: [
        { name: `Classic massage, ${long.minutes} minutes`, price: long.price },
        { name: 'Weekend buffet', price: menuPrices.weekendBuffet },
      ],
    },
    {
      value: 3000,
      title: 'A night on the mountain',
      description: 'A room, a long massage and a little left for the bar.',
      includes: [
        { name: 'One night for one in a standard room, from', price: rooms.standard.pricePerPersonFrom },
        { name: `Classic massage, ${long.minutes} minutes`, price: long.price },
      ],
    },
  ],
}

/** Copy of /presentkort around the cards. */
export const giftCardsCopy: Localized<{
  lead: string
  freeAmount: { title: string; text: string }
  steps: readonly { title: string; text: string }[]
  goodToKnow: readonly string[]
}> = {
  sv: {
    lead: `Ge bort en stund, en kväll eller en natt. Kortet gäller i ${validMonths} månader.`,
    freeAmount: {
      title: 'Eget belopp',
      text: `Du kan också välja summan själv, från ${formatPrice(freeAmountFrom, 'sv')}.`,
    },
    steps: [
      {
        title: 'Välj belopp',
        text: `${valuesAsChoice('sv')}, eller ett eget från ${formatPrice(freeAmountFrom, 'sv')}.`,
      },
      {
        title: 'Skicka en förfrågan',
        text: `Skriv belopp och vem kortet är till. Vi svarar inom ${hotel.inquiryAnswerHours} timmar.`,
      },
      {
        title: 'Betala med kortet',
        text: `Bokningen har ${hotel.bookingSteps} steg. I steg ${hotel.giftCardPaymentStep} går det att betala med presentkort.`,
      },
    ],
    goodToKnow: [
      `Gäller ${validMonths} månader från köpet.`,
      'Är personligt, men går att överlåta.',
      'Kan användas till boende, restaurang, spa och aktiviteter.',
      `Eget belopp från ${formatPrice(freeAmountFrom, 'sv')}.`,
    ],
  },
  en: {
    lead: `Give a moment, an evening or a night. The card is valid for ${validMonths} months.`,
    freeAmount: {
      title: 'Your own amount',
      text: `You can also choose the sum yourself, from ${formatPrice(freeAmountFrom, 'en')}.`,
    },
    steps: [
      {
        title: 'Choose an amount',
        text: `${valuesAsChoice('en')}, or your own from ${formatPrice(freeAmountFrom, 'en')}.`,
      },
      {
        title: 'Send an inquiry',
        text: `Tell us the amount and who the card is for. We answer within ${hotel.inquiryAnswerHours} hours.`,
      },
      {
        title: 'Pay with the card',
        text: `Booking has ${hotel.bookingSteps} steps. In step ${hotel.giftCardPaymentStep} you can pay with a gift card.`,
      },
    ],
    goodToKnow: [
      `Valid for ${validMonths} months from purchase.`,
      'Personal, but transferable.',
      'For accommodation, restaurant, spa and activities.',
      `Your own amount from ${formatPrice(freeAmountFrom, 'en')}.`,
    ],
  },
}
