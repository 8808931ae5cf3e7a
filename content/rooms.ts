import { formatHours, formatList, formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import { hotel, hours, houseRules, rooms } from './facts'
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
    title: 'Boende på fjället – Källfjället Hotell & Spa',
    description: `Fyra sorters rum på ${smallest} till ${largest} kvadratmeter: standard, husdjursvänligt, tillgängligt och deluxe. Se storlek, pris och vad som ingår.`,
    h1: 'Boende',
  },
  en: {
    title: 'Rooms in the mountains – Källfjället Hotel & Spa',
    description: `Four kinds of room, ${smallest} to ${largest} square metres: standard, pet-friendly, accessible and deluxe. See sizes, prices and what is included.`,
    h1: 'Accommodation',
  },
}

/** Copy of /boende around the rooms. */
export const roomsCopy: Localized<{
  lead: string
  included: readonly string[]
  forAFee: readonly string[]
  goodToKnow: readonly { label: string; value: string }[]
  accessibility: { intro: string; bathroom: readonly string[]; guideDog: string; contact: string }
}> = {
  sv: {
    lead: `${hotel.roomCount} rum i fyra sorter. Middag, frukost och fri relax ingår för dig som reser privat.`,
    included: [
      'Frukost, och middag för dig som reser privat',
      'Relaxavdelningen, öppen dygnet runt för dig som bor här',
      'Fritt wifi',
      'Fri bagageförvaring',
    ],
    forAFee: [
      `Husdjur i utvalda rum, ${formatPrice(petFriendly.pricePerPet, 'sv')} per djur`,
      'Extrabädd och barnsäng',
      `Elbilsladdning: ${hotel.chargingPosts} stolpar med sammanlagt ${hotel.chargersType2} typ 2-laddare (AC), serviceavgift tillkommer`,
      `Rökning på rummet kostar ${formatPrice(houseRules.smokingFee, 'sv')} vid utcheckningen`,
    ],
    goodToKnow: [
      { label: 'Incheckning från', value: hours.checkIn },
      { label: 'Utcheckning senast', value: hours.checkOut },
      { label: 'Frukost, vardagar', value: formatHours(hours.breakfast.weekdays) },
      { label: 'Frukost, helger', value: formatHours(hours.breakfast.weekends) },
      { label: 'Reception, mån–fre', value: formatHours(hours.reception.weekdays) },
      { label: 'Reception, lör–sön', value: formatHours(hours.reception.weekends) },
      { label: `Ankomst efter ${hours.lateArrivalAfter}`, value: 'meddelas vid bokningen' },
      { label: 'Den som bokar', value: `har fyllt ${houseRules.minimumAge}` },
      { label: 'Betalning', value: formatList([...hotel.paymentMethods, 'kontanter'], 'sv') },
    ],
    accessibility: {
      intro: `Det tillgängliga rummet är ${accessible.sizeSqm}\u00A0m² och har plats för upp till ${accessible.maxGuests} personer. Badrummet på bilden ovan visar vad du kan räkna med:`,
      bathroom: [
        'Bred dörr utan tröskel',
        'Stödhandtag vid toalett och dusch',
        'Fri vändyta',
        'Underåkbart tvättställ',
      ],
      guideDog: 'Ledarhund bor utan kostnad, med legitimation.',
      contact: `Rummet bokas genom en förfrågan. Skriv vad du behöver, så svarar vi inom ${hotel.inquiryAnswerHours} timmar.`,
    },
  },
  en: {
    lead: `${hotel.roomCount} rooms of four kinds. Dinner, breakfast and the relax are included for private guests.`,
    included: [
      'Breakfast, and dinner for private guests',
      'The relax department, open around the clock for overnight guests',
      'Free Wi-Fi',
      'Free luggage storage',
    ],
    forAFee: [
      `Pets in selected rooms, ${formatPrice(petFriendly.pricePerPet, 'en')} each`,
      'Extra bed and cot',
      `Electric car charging: ${hotel.chargingPosts} posts with ${hotel.chargersType2} type 2 chargers (AC) in all, service fee applies`,
      `Smoking in the room costs ${formatPrice(houseRules.smokingFee, 'en')} at check-out`,
    ],
    goodToKnow: [
      { label: 'Check-in from', value: hours.checkIn },
      { label: 'Check-out by', value: hours.checkOut },
      { label: 'Breakfast, weekdays', value: formatHours(hours.breakfast.weekdays) },
      { label: 'Breakfast, weekends', value: formatHours(hours.breakfast.weekends) },
      { label: 'Reception, Mon–Fri', value: formatHours(hours.reception.weekdays) },
      { label: 'Reception, Sat–Sun', value: formatHours(hours.reception.weekends) },
      { label: `Arrival after ${hours.lateArrivalAfter}`, value: 'tell us when you book' },
      { label: 'The person booking', value: `is ${houseRules.minimumAge} or over` },
      { label: 'Payment', value: formatList([...hotel.paymentMethods, 'cash'], 'en') },
    ],
    accessibility: {
      intro: `The accessible room is ${accessible.sizeSqm}\u00A0m² and sleeps up to ${accessible.maxGuests}. The bathroom pictured above shows what to expect:`,
      bathroom: [
        'Wide door without a threshold',
        'Grab rails at toilet and shower',
        'Clear turning space',
        'Basin with knee room',
      ],
      guideDog: 'Guide dogs stay free of charge, with identification.',
      contact: `The room is booked by inquiry. Tell us what you need and we answer within ${hotel.inquiryAnswerHours} hours.`,
    },
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
        'En dubbelsäng och ett fönster mot fjället. Flytta stolen dit och du behöver inte mycket mer.',
      pictures: ['room-standard', 'room-window-seat'],
      features: [
        'Middag och frukost för dig som reser privat',
        'Extrabädd eller barnsäng mot avgift',
        'Wifi',
      ],
      ...sizeOf(standard),
      beds: 'Dubbelsäng',
      specialty: 'Fönster mot fjället',
      price: { amount: formatPrice(standard.pricePerPersonFrom, 'sv'), per: 'per person och natt' },
      bookingUrl: bookingEngine.room('standard'),
    },
    {
      id: 'pet-friendly',
      title: 'Husdjurs\u00ADvänligt rum',
      description: 'Rummet för den som har en hund med sig. Det finns golv nog för en bädd bredvid din egen.',
      pictures: ['room-pet-friendly', 'room-dog-corner', 'room-pet-window'],
      features: [`Husdjur för ${fee('sv')} styck`, 'Middag och frukost för dig som reser privat', 'Wifi'],
      ...sizeOf(petFriendly),
      beds: 'Visas när du bokar',
      specialty: `${fee('sv')} per husdjur`,
      price: { amount: formatPrice(petFriendly.pricePerRoomFrom, 'sv'), per: 'per rum och natt' },
      bookingUrl: bookingEngine.room('pet-friendly'),
    },
    {
      id: 'accessible',
      title: 'Tillgängligt rum',
      description:
        'Det största rummet vi har. Det bokas genom en förfrågan, så att vi vet vad du behöver innan du kommer.',
      pictures: ['room-accessible', 'room-accessible-bed'],
      features: [
        'Badrum med bred dörr utan tröskel',
        'Stödhandtag vid toalett och dusch',
        'Middag och frukost för dig som reser privat',
      ],
      ...sizeOf(accessible),
      beds: 'Uppges på förfrågan',
      specialty: 'Ledarhund bor utan kostnad',
      price: { amount: formatPrice(accessible.priceForTwoFrom, 'sv'), per: 'för två, per natt' },
    },
    {
      id: 'deluxe',
      title: 'Deluxerum',
      description:
        'Panoramafönster, en stor säng och en eldstad. Ett rum för två som inte tänker gå ut i kväll.',
      pictures: ['room-deluxe', 'room-balcony-view', 'room-bathroom'],
      features: ['Panoramafönster mot fjället', 'Eldstad', 'Middag och frukost för dig som reser privat'],
      ...sizeOf(deluxe),
      beds: 'King size-säng',
      specialty: 'Panoramafönster och eldstad',
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
        'A double bed and a window towards the mountain. Move the chair there and you need little else.',
      pictures: ['room-standard', 'room-window-seat'],
      features: ['Dinner and breakfast for private guests', 'Extra bed or cot for a fee', 'Wi-Fi'],
      ...sizeOf(standard),
      beds: 'Double bed',
      specialty: 'Window towards the mountain',
      price: { amount: formatPrice(standard.pricePerPersonFrom, 'en'), per: 'per person per night' },
      bookingUrl: bookingEngine.room('standard'),
    },
    {
      id: 'pet-friendly',
      title: 'Pet-friendly room',
      description: 'The room for those who bring a dog. There is floor enough for a bed beside your own.',
      pictures: ['room-pet-friendly', 'room-dog-corner', 'room-pet-window'],
      features: [`Pets at ${fee('en')} each`, 'Dinner and breakfast for private guests', 'Wi-Fi'],
      ...sizeOf(petFriendly),
      beds: 'Shown when you book',
      specialty: `${fee('en')} per pet`,
      price: { amount: formatPrice(petFriendly.pricePerRoomFrom, 'en'), per: 'per room per night' },
      bookingUrl: bookingEngine.room('pet-friendly'),
    },
    {
      id: 'accessible',
      title: 'Accessible room',
      description:
        'The largest room we have. It is booked by inquiry, so that we know what you need before you arrive.',
      pictures: ['room-accessible', 'room-accessible-bed'],
      features: [
        'Bathroom with a wide door and no threshold',
        'Grab rails at toilet and shower',
        'Dinner and breakfast for private guests',
      ],
      ...sizeOf(accessible),
      beds: 'On request',
      specialty: 'Guide dogs stay free of charge',
      price: { amount: formatPrice(accessible.priceForTwoFrom, 'en'), per: 'for two, per night' },
    },
    {
      id: 'deluxe',
      title: 'Deluxe room',
      description:
        'A panorama window, a king-size bed and a fireplace. A room for two who will not be going out tonight.',
      pictures: ['room-deluxe', 'room-balcony-view', 'room-bathroom'],
      features: [
        'Panorama window towards the mountain',
        'Fireplace',
        'Dinner and breakfast for private guests',
      ],
      ...sizeOf(deluxe),
      beds: 'King-size bed',
      specialty: 'Panorama window and fireplace',
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
