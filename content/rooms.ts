import { formatCount } from '@/lib/i18n/count'
import { formatHours, formatList, formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import { hotel, hours, houseRules, paymentMethods, rooms } from './facts'
import { phoneLink } from './phone'
import { bookingEngine } from './venue'
import type { PageTexts } from './page-texts'

/** A type of room in one language. */
export interface RoomOffer {
  id: 'standard' | 'pet-friendly' | 'accessible' | 'deluxe'
  title: string
  description: string
  /** Names of pictures in content/pictures; the first one is the room's own. */
  pictures: readonly [string, ...string[]]
  features: readonly string[]
  /** Square metres. */
  sizeSqm: number
  maxGuests: number
  beds: string
  specialty: string
  /** Lowest price of a night, and for whom. */
  price: { amount: string; per: string }
  /** The booking engine's page of the room. Without one it is booked by inquiry. */
  bookingUrl?: string
}

const { standard, petFriendly, accessible, deluxe } = rooms

const sizes = Object.values(rooms).map(({ sizeSqm }) => sizeSqm)
const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]

/** Title, description and heading of /boende. */
export const roomsTexts: Localized<PageTexts> = {
  sv: {
    title: 'Rum på fjällhotell i Norrland – Källfjället',
    description: `Fyra sorters rum på ${smallest} till ${largest} kvadratmeter: standard, husdjursvänligt, tillgängligt och deluxe. Se storlek, pris och vad som ingår.`,
    h1: 'Boende',
  },
  en: {
    title: 'Mountain hotel rooms in Sweden – Källfjället',
    description: `Four kinds of room, ${smallest} to ${largest} square metres: standard, pet-friendly, accessible and deluxe. See sizes, prices and what’s included.`,
    h1: 'Accommodation',
  },
}

/** Copy of /boende around the rooms. */
export const roomsCopy: Localized<{
  lead: string
  /** Under the rooms, about their pictures. */
  pictures: string
  scale: { heading: string; text: string }
  included: readonly string[]
  forAFee: readonly string[]
  goodToKnow: readonly { label: string; value: string }[]
}> = {
  sv: {
    lead: `Fyra rumstyper, ${hotel.roomCount} rum. Frukost och relaxavdelningen ingår, och middag för dig som reser privat.`,
    pictures: `Bilderna är tecknade. Fråga oss vad som finns i just ditt rum. För det tillgängliga rummets mått, trösklar och stödhandtag ringer du ${phoneLink.sv} innan du bokar.`,
    scale: {
      heading: 'Så stora är rummen',
      text: `Konturen visar rummets yta, inte planlösningen. Den streckade linjen är det minsta rummet, ${smallest}\u00A0m², och en prick är en gäst.`,
    },
    included: [
      'Frukost, och middag för dig som reser privat',
      'Relaxavdelningen, öppen dygnet runt för dig som bor här',
      'Gratis wifi',
      'Gratis bagageförvaring',
    ],
    forAFee: [
      `Husdjur i utvalda rum, ${formatPrice(petFriendly.pricePerPet, 'sv')} per djur`,
      'Extrabädd och spjälsäng',
      `Elbilsladdning: ${formatCount(hotel.chargingPosts, 'sv')} laddstolpar med ${formatCount(hotel.chargersType2, 'sv')} typ 2-laddare (AC), serviceavgift tillkommer`,
    ],
    goodToKnow: [
      { label: 'Incheckning från', value: hours.checkIn },
      { label: 'Utcheckning senast', value: hours.checkOut },
      { label: 'Frukost, vardagar', value: formatHours(hours.breakfast.weekdays) },
      { label: 'Frukost, helger', value: formatHours(hours.breakfast.weekends) },
      { label: 'Reception, mån–fre', value: formatHours(hours.reception.weekdays) },
      { label: 'Reception, lör–sön', value: formatHours(hours.reception.weekends) },
      { label: `Ankomst efter ${hours.lateArrivalAfter}`, value: 'säg till när du bokar' },
      { label: 'Åldersgräns', value: `${houseRules.minimumAge}\u00A0år för att boka` },
      {
        label: 'Rökning på rummet',
        value: `inte tillåten, avgift ${formatPrice(houseRules.smokingFee, 'sv')}`,
      },
      { label: 'Betalning', value: formatList(paymentMethods.sv, 'sv') },
    ],
  },
  en: {
    lead: `Four room types, ${hotel.roomCount} rooms. Breakfast and the spa are included, and so is dinner for leisure guests.`,
    pictures: `The pictures are drawn. Ask us what your own room has. For the accessible room’s measurements, thresholds and grab rails, call ${phoneLink.en} before you book.`,
    scale: {
      heading: 'How big the rooms are',
      text: `The outline shows the floor area, not the layout. The dashed line is the smallest room, ${smallest}\u00A0m², and a dot is a guest.`,
    },
    included: [
      'Breakfast, and dinner for leisure guests',
      'The spa, open round the clock for hotel guests',
      'Free Wi-Fi',
      'Free luggage storage',
    ],
    forAFee: [
      `Pets in selected rooms, ${formatPrice(petFriendly.pricePerPet, 'en')} each`,
      'Extra bed and cot',
      `Electric car charging: ${formatCount(hotel.chargingPosts, 'en')} charging posts with ${formatCount(hotel.chargersType2, 'en')} type 2 chargers (AC), service fee applies`,
    ],
    goodToKnow: [
      { label: 'Check-in from', value: hours.checkIn },
      { label: 'Check-out by', value: hours.checkOut },
      { label: 'Breakfast, weekdays', value: formatHours(hours.breakfast.weekdays) },
      { label: 'Breakfast, weekends', value: formatHours(hours.breakfast.weekends) },
      { label: 'Reception, Mon–Fri', value: formatHours(hours.reception.weekdays) },
      { label: 'Reception, Sat–Sun', value: formatHours(hours.reception.weekends) },
      { label: `Arrival after ${hours.lateArrivalAfter}`, value: 'tell us when you book' },
      { label: 'Minimum age to book', value: `${houseRules.minimumAge}` },
      {
        label: 'Smoking in the room',
        value: `not allowed, charge ${formatPrice(houseRules.smokingFee, 'en')}`,
      },
      { label: 'Payment', value: formatList(paymentMethods.en, 'en') },
    ],
  },
}

const fee = (locale: 'sv' | 'en') => formatPrice(petFriendly.pricePerPet, locale)

/** The four types of room, in the order of the page. */
export const roomOffers: Localized<readonly RoomOffer[]> = {
  sv: [
    {
      id: 'standard',
      title: 'Standardrum',
      description:
        'Rummet för dig som mest tänker vara ute. Resten av tiden räcker en stol vid fönstret långt.',
      pictures: ['room-standard', 'room-window-seat'],
      features: ['Frukost, wifi och relaxavdelning ingår'],
      ...sizeOf(standard),
      beds: 'Extrabädd och spjälsäng mot avgift',
      specialty: 'Skidåkare och vandrare',
      price: { amount: formatPrice(standard.pricePerPersonFrom, 'sv'), per: 'per person och natt' },
      bookingUrl: bookingEngine.room('standard'),
    },
    {
      id: 'pet-friendly',
      title: 'Husdjurs\u00ADvänligt rum',
      description: 'Rummet för dig som har hunden med. Det finns golv nog för en bädd bredvid din egen.',
      pictures: ['room-pet-friendly', 'room-dog-corner', 'room-pet-window'],
      features: ['Frukost, wifi och relaxavdelning ingår', `Husdjur: ${fee('sv')} per djur`],
      ...sizeOf(petFriendly),
      beds: 'Extrabädd och spjälsäng mot avgift',
      specialty: 'Gäster med husdjur',
      price: { amount: formatPrice(petFriendly.pricePerRoomFrom, 'sv'), per: 'per rum och natt' },
      bookingUrl: bookingEngine.room('pet-friendly'),
    },
    {
      id: 'accessible',
      title: 'Tillgängligt rum',
      description:
        'Det största rummet vi har. Du bokar det med en förfrågan, så att vi vet vad du behöver innan du kommer.',
      pictures: ['room-accessible-bed'],
      features: [
        'Frukost, wifi och relaxavdelning ingår',
        'Ledarhund bor gratis. Ta med hundens legitimation.',
      ],
      ...sizeOf(accessible),
      beds: 'Extrabädd och spjälsäng mot avgift',
      specialty: 'Dig som vill ha gott om plats',
      price: { amount: formatPrice(accessible.priceForTwoFrom, 'sv'), per: 'för två, per natt' },
    },
    {
      id: 'deluxe',
      title: 'Deluxerum',
      description: 'Vårt finaste rum, för två som inte tänker gå ut i kväll.',
      pictures: ['room-deluxe', 'room-balcony-view', 'room-bathroom'],
      features: ['Frukost, wifi och relaxavdelning ingår'],
      ...sizeOf(deluxe),
      beds: 'För två',
      specialty: 'Långa helger',
      price: {
        amount: formatPrice(deluxe.pricePerPersonFrom, 'sv'),
        per: `per person och natt, eller ${formatPrice(deluxe.priceForTwo, 'sv')} för två`,
      },
      bookingUrl: bookingEngine.room('deluxe'),
    },
  ],
  en: [
    {
      id: 'standard',
      title: 'Standard room',
      description:
        'The room for people who plan to be outdoors. The rest of the time, a chair by the window will do nicely.',
      pictures: ['room-standard', 'room-window-seat'],
      features: ['Breakfast, Wi-Fi and spa included'],
      ...sizeOf(standard),
      beds: 'Extra bed and cot for a fee',
      specialty: 'Skiers and walkers',
      price: { amount: formatPrice(standard.pricePerPersonFrom, 'en'), per: 'per person per night' },
      bookingUrl: bookingEngine.room('standard'),
    },
    {
      id: 'pet-friendly',
      title: 'Pet-friendly room',
      description:
        'The one for anyone travelling with a dog. There’s space on the floor for a bed beside yours.',
      pictures: ['room-pet-friendly', 'room-dog-corner', 'room-pet-window'],
      features: ['Breakfast, Wi-Fi and spa included', `Pets: ${fee('en')} per pet`],
      ...sizeOf(petFriendly),
      beds: 'Extra bed and cot for a fee',
      specialty: 'Guests with pets',
      price: { amount: formatPrice(petFriendly.pricePerRoomFrom, 'en'), per: 'per room per night' },
      bookingUrl: bookingEngine.room('pet-friendly'),
    },
    {
      id: 'accessible',
      title: 'Accessible room',
      description:
        'Our largest room. You book it with an enquiry, so that we know what you need before you arrive.',
      pictures: ['room-accessible-bed'],
      features: ['Breakfast, Wi-Fi and spa included', 'Guide dogs stay free. Please bring the dog’s ID.'],
      ...sizeOf(accessible),
      beds: 'Extra bed and cot for a fee',
      specialty: 'Anyone who’d like more space',
      price: { amount: formatPrice(accessible.priceForTwoFrom, 'en'), per: 'for two, per night' },
    },
    {
      id: 'deluxe',
      title: 'Deluxe room',
      description: 'Our finest room, for two people who aren’t going out tonight.',
      pictures: ['room-deluxe', 'room-balcony-view', 'room-bathroom'],
      features: ['Breakfast, Wi-Fi and spa included'],
      ...sizeOf(deluxe),
      beds: 'For two',
      specialty: 'Long weekends',
      price: {
        amount: formatPrice(deluxe.pricePerPersonFrom, 'en'),
        per: `per person per night, or ${formatPrice(deluxe.priceForTwo, 'en')} for two`,
      },
      bookingUrl: bookingEngine.room('deluxe'),
    },
  ],
}

function sizeOf({ sizeSqm, maxGuests }: { sizeSqm: number; maxGuests: number }) {
  return { sizeSqm, maxGuests }
}
