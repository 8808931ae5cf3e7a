import { formatWeekdays, groupWeekdays } from '../lib/dates/weekdays.ts'
import { formatHours, formatList, formatPrice } from '../lib/i18n/format.ts'
import { localize, type Localized, textIn } from '../lib/i18n/locales.ts'
import { charging } from './charging.ts'
import { hours, houseRules, paymentMethods, rooms } from './facts.ts'
import type { PictureName } from './pictures.ts'

export interface Room {
  /** Its id at the booking engine, too. */
  id: string
  title: Localized
  description: Localized
  /** Several, of which the first one is the room's own. */
  pictures: readonly [PictureName, PictureName, ...PictureName[]]
  features: readonly Localized[]
  sizeSqm: number
  maxGuests: number
  /** What pets cost, where they may stay. */
  pets?: Localized
  /** Whom it suits. */
  specialty: Localized
  /** Lowest price of a night in whole kronor, and for whom. */
  price: { kronor: number; per: Localized }
  /** It is not at the booking engine. */
  isByInquiry?: true
}

const { standard, petFriendly, accessible, deluxe } = rooms
const petFee = localize((locale) => formatPrice(petFriendly.pricePerPet, locale))
const included: Localized = {
  sv: 'Frukost, spa och wifi ingår, och middag för dig som reser privat',
  en: 'Breakfast, spa and Wi-Fi included, and dinner on leisure stays',
}

export const guideDogs: Localized = {
  sv: 'Ledarhundar bor gratis. Ta med hundens legitimation.',
  en: 'Guide dogs stay free. Please bring the dog’s ID.',
}

/** The types of room, in the order of the page. */
export const roomOffers: readonly Room[] = [
  {
    id: 'standard',
    title: { sv: 'Standard\u00ADrum', en: 'Standard room' },
    description: {
      sv: 'Rummet för dig som mest tänker vara ute. Resten av tiden räcker en stol vid fönstret långt.',
      en: 'The room for people who plan to be outdoors. The rest of the time, a chair by the window will do nicely.',
    },
    pictures: ['room-standard', 'room-window-seat'],
    features: [included],
    ...standard,
    // assumed: specialty
    specialty: { sv: 'Skidåkare och vandrare', en: 'Skiers and walkers' },
    price: {
      kronor: standard.pricePerPersonFrom,
      per: { sv: 'per person och natt', en: 'per person per night' },
    },
  },
  {
    id: 'pet-friendly',
    title: { sv: 'Husdjurs\u00ADvänligt rum', en: 'Pet-friendly room' },
    description: {
      sv: 'Rummet för dig som har hunden med. Det finns golv nog för en bädd bredvid din egen.',
      en: 'The one for you and your dog. There’s space on the floor for a bed beside yours.',
    },
    pictures: ['room-pet-friendly', 'room-dog-corner', 'room-pet-window'],
    features: [included, { sv: `Husdjur: ${petFee.sv} per djur`, en: `Pets: ${petFee.en} per pet` }],
    ...petFriendly,
    pets: { sv: `${petFee.sv} per djur`, en: `${petFee.en} per pet` },
    // assumed: specialty
    specialty: { sv: 'Gäster med husdjur', en: 'Guests with pets' },
    price: {
      kronor: petFriendly.pricePerRoomFrom,
      per: { sv: 'per rum och natt', en: 'per room per night' },
    },
  },
  {
    id: 'accessible',
    title: { sv: 'Tillgänglig\u00ADhets\u00ADanpassat rum', en: 'Access\u00ADible room' },
    description: {
      sv: `Här finns ${accessible.sizeSqm} kvadratmeter att röra sig på. Du bokar rummet med en förfrågan, så hinner vi prata igenom vad du behöver.`,
      en: `You’ll have ${accessible.sizeSqm} square metres to move around in. To book the room, send us an enquiry; that gives us time to talk through what you need.`,
    },
    pictures: ['room-accessible-bed', 'room-accessible-window'],
    features: [included, guideDogs],
    ...accessible,
    // assumed: specialty
    specialty: { sv: 'Dig som behöver anpassat rum', en: 'Guests who need an accessible room' },
    price: { kronor: accessible.priceForTwoFrom, per: { sv: 'för två, per natt', en: 'for two, per night' } },
    isByInquiry: true,
  },
  {
    id: 'deluxe',
    title: { sv: 'Deluxe\u00ADrum', en: 'Deluxe room' },
    description: {
      sv: 'Vårt finaste rum, för två som inte tänker gå ut i kväll.',
      en: 'Our finest room, for two people who aren’t going out tonight.',
    },
    pictures: ['room-deluxe', 'room-balcony-view', 'room-bathroom'],
    features: [included],
    ...deluxe,
    // assumed: specialty
    specialty: { sv: 'Två på långhelg', en: 'Two on a long weekend' },
    price: {
      kronor: deluxe.pricePerPersonFrom,
      per: {
        sv: `per person och natt, ${formatPrice(deluxe.priceForTwo, 'sv')} för två`,
        en: `per person per night, ${formatPrice(deluxe.priceForTwo, 'en')} for two`,
      },
    },
  },
]

export const lowestRoom = roomOffers.reduce((one, other) =>
  other.price.kronor < one.price.kronor ? other : one,
)

export const roomsIncluded: readonly Localized[] = [
  { sv: 'Frukost, och middag för dig som reser privat', en: 'Breakfast, and dinner on leisure stays' },
  { sv: 'Spa, öppet dygnet runt för dig som bor här', en: 'The spa, open round the clock for hotel guests' },
  { sv: 'Gratis wifi', en: 'Free Wi-Fi' },
  { sv: 'Gratis bagageförvaring', en: 'Free luggage storage' },
]

export const roomsForAFee: readonly Localized[] = [
  { sv: `Husdjur i utvalda rum, ${petFee.sv} per djur`, en: `Pets in selected rooms, ${petFee.en} each` },
  { sv: 'Extrabädd och spjälsäng', en: 'Extra bed and cot' },
  { sv: `Elbilsladdning: ${charging.sv.posts}`, en: `EV charging: ${charging.en.posts}` },
]

export const roomsGoodToKnow: readonly { label: Localized; value: string | Localized }[] = [
  { label: { sv: 'Incheckning från', en: 'Check-in from' }, value: hours.checkIn },
  { label: { sv: 'Utcheckning senast', en: 'Check-out by' }, value: hours.checkOut },
  ...Object.values(hours.breakfast).map((span) => {
    const days = groupWeekdays(span.days)
    return { label: { sv: `Frukost, ${days.sv}`, en: `Breakfast, ${days.en}` }, value: formatHours(span) }
  }),
  ...Object.values(hours.reception).map((span) => ({
    label: localize((locale) => `Reception, ${formatWeekdays(span.days, locale, 'short')}`),
    value: formatHours(span),
  })),
  {
    label: { sv: `Ankomst efter ${hours.lateArrivalAfter}`, en: `Arrival after ${hours.lateArrivalAfter}` },
    value: { sv: 'säg till när du bokar', en: 'please say so when you book' },
  },
  {
    label: { sv: 'Åldersgräns', en: 'Minimum age to book' },
    value: { sv: `${houseRules.minimumAge}\u00A0år för att boka`, en: `${houseRules.minimumAge}` },
  },
  {
    label: { sv: 'Rökning på rummet', en: 'Smoking in the room' },
    value: {
      sv: `inte tillåten, avgift ${formatPrice(houseRules.smokingFee, 'sv')}`,
      en: `not allowed, charge ${formatPrice(houseRules.smokingFee, 'en')}`,
    },
  },
  {
    label: { sv: 'Betalning', en: 'Payment' },
    value: localize((locale) => formatList(textIn(paymentMethods, locale), locale)),
  },
]
