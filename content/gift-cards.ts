import { formatCount } from '@/lib/i18n/count'
import { formatPrice } from '@/lib/i18n/format'
import type { Localized } from '../lib/i18n/locales.ts'
import { giftCards, hotel, menuPrices, rooms, spa } from './facts'
import { findTreatment } from './relax'
import { venue } from './venue'

const { title } = findTreatment('classicMassage')
const [short, long] = spa.treatments.classicMassage
const { values, validMonths, freeAmountFrom } = giftCards

const massage = ({ minutes, price }: { minutes: number; price: number }) => ({
  name: { sv: `${title.sv}, ${minutes} minuter`, en: `${title.en}, ${minutes} minutes` },
  price,
})

/** The three gift cards by their value in whole kronor, with examples whose prices together are no more than that. */
// assumed: title, description, includes
export const giftCardOffers = {
  600: {
    title: { sv: 'En stund', en: 'A moment' },
    picture: 'spa-treatment',
    description: { sv: 'För den som sällan sätter sig ner.', en: 'For someone who rarely sits down.' },
    includes: [massage(short)],
  },
  1500: {
    title: { sv: 'En kväll', en: 'An evening' },
    picture: 'food-charcuterie',
    description: { sv: 'Massage först, baren efteråt.', en: 'Massage first, the bar afterwards.' },
    includes: [
      massage(long),
      { name: { sv: 'Charkbricka', en: 'Charcuterie board' }, price: menuPrices.charcuterieBoard },
      { name: { sv: 'Nachos', en: 'Nachos' }, price: menuPrices.nachos },
    ],
  },
  3000: {
    title: { sv: 'En natt på fjället', en: 'A night on the mountain' },
    picture: 'room-window-seat',
    description: {
      sv: 'Ett rum, en lång massage och lite över till baren.',
      en: 'A room, a long massage and a little left for the bar.',
    },
    includes: [
      {
        name: {
          sv: 'En natt för en person i standardrum, från',
          en: 'One night for one person in a standard room, from',
        },
        price: rooms.standard.pricePerPersonFrom,
      },
      massage(long),
    ],
  },
}

export const usingGiftCard: Localized = {
  sv: `Bokar du rum på nätet väljer du presentkort som betalning i steg ${hotel.giftCardPaymentStep} av ${hotel.bookingSteps}. För mat, spa och aktiviteter säger du till när du bokar.`,
  en: `When you book a room online, choose to pay by gift card at step ${hotel.giftCardPaymentStep} of ${hotel.bookingSteps}. For meals, spa and activities, tell us when you book.`,
}

export const giftCardsContent = {
  sv: {
    lead: `Ge bort en stund, en kväll eller en natt. Presentkortet gäller i ${formatCount(validMonths, 'sv')} månader.`,
    freeAmount: {
      title: 'Eget belopp',
      text: `Du kan också bestämma summan själv, från ${formatPrice(freeAmountFrom, 'sv')}.`,
    },
    steps: [
      {
        title: 'Välj belopp',
        text: `Ta ett av de ${formatCount(values.length, 'sv')} korten eller välj ett eget belopp.`,
      },
      {
        title: 'Beställ',
        text: `Skriv i formuläret vem kortet är till. Vi svarar inom ${hotel.inquiryAnswerHours} timmar. Du kan också köpa kortet i presentkortsbutiken.`,
      },
      { title: 'Använd presentkortet', text: usingGiftCard.sv },
    ],
    goodToKnow: [
      `Kortet gäller i ${formatCount(validMonths, 'sv')} månader från köpet.`,
      'Kortet är personligt men går att överlåta.',
      'Det kan användas till boende, restaurang, spa och aktiviteter.',
      `Köper du kortet på nätet, per mejl eller telefon kan du ångra köpet inom 14 dagar. Mejla ${venue.email}.`,
    ],
  },
  en: {
    lead: `Give a moment, an evening or a night. The gift card is valid for ${formatCount(validMonths, 'en')} months.`,
    freeAmount: {
      title: 'Your own amount',
      text: `You can also choose the amount yourself, from ${formatPrice(freeAmountFrom, 'en')}.`,
    },
    steps: [
      {
        title: 'Choose an amount',
        text: `Take one of the ${formatCount(values.length, 'en')} cards or choose your own amount.`,
      },
      {
        title: 'Order',
        text: `Tell us in the form who the card is for. We’ll reply within ${hotel.inquiryAnswerHours} hours. You can also buy the card in the gift card shop.`,
      },
      { title: 'Use the gift card', text: usingGiftCard.en },
    ],
    goodToKnow: [
      `The card is valid for ${formatCount(validMonths, 'en')} months from purchase.`,
      'It’s issued to a named person, who may pass it on.',
      'It’s good for rooms, the restaurant, the spa and activities.',
      `If you buy the card online, by email or by phone, you can cancel the purchase within 14 days. Email ${venue.email}.`,
    ],
  },
}
