import {
  christmas,
  conference,
  giftCards,
  hotel,
  houseRules,
  menuPrices,
  paymentMethods,
  rooms,
  spa,
} from '@/content/facts'
import { formatList, formatMenuPrice, formatNumber, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import type { FaqFigures } from './faq-item'

/** The figures of all answers in one language. Call it on the server. */
export function faqFigures(locale: Locale): FaqFigures {
  const [largest = 0, ...smaller] = giftCards.values.toReversed()
  const values = [
    ...smaller.toReversed().map((value) => formatNumber(value, locale)),
    formatPrice(largest, locale),
  ]
  return {
    paymentMethods: formatList(paymentMethods[locale], locale),
    petRoomFrom: formatPrice(rooms.petFriendly.pricePerRoomFrom, locale),
    pet: formatPrice(rooms.petFriendly.pricePerPet, locale),
    spaDayFrom: formatPrice(spa.dayGuestPerPersonFrom, locale),
    smokingFee: formatPrice(houseRules.smokingFee, locale),
    breakfast: formatMenuPrice(menuPrices.breakfastBuffet, locale),
    lunch: formatMenuPrice(menuPrices.lunch, locale),
    conferenceDayFrom: formatPrice(conference.dayConferencePerPersonFrom, locale),
    companyChristmasFrom: formatPrice(christmas.companyPackageFromExVat, locale),
    giftCardValues: formatList(values, locale, 'disjunction'),
    giftCardFrom: formatPrice(giftCards.freeAmountFrom, locale),
    summerLoops: formatList(hotel.summerLoopsKm.map(String), locale, 'disjunction'),
  }
}
