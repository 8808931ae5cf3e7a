import { formatHours, formatPrice } from '@/lib/i18n/format'
import { hotel, hours, houseRules, rooms } from '../facts'
import { weekLines, type ServiceGroup } from './service'

const receptionHours = weekLines(formatHours(hours.reception.weekdays), formatHours(hours.reception.weekends))

/** What belongs to coming, staying and leaving. */
export const stayServices: readonly ServiceGroup[] = [
  {
    id: 'arrival',
    heading: { sv: 'När du kommer och går', en: 'Coming and going' },
    services: [
      {
        icon: 'key',
        title: { sv: 'In- och utcheckning', en: 'Check-in and check-out' },
        description: {
          sv: `Rummet är klart från ${hours.checkIn}.\nDu lämnar det senast ${hours.checkOut}.`,
          en: `Your room is ready from ${hours.checkIn}.\nYou leave it by ${hours.checkOut}.`,
        },
      },
      {
        icon: 'info',
        title: { sv: 'Reception', en: 'Reception' },
        description: {
          sv: `${receptionHours.sv}\nÖvriga tider svarar vi i telefon.`,
          en: `${receptionHours.en}\nOut of hours we answer the phone.`,
        },
      },
      {
        icon: 'moon',
        title: { sv: 'Sen ankomst', en: 'Late arrival' },
        description: {
          sv: `Kommer du efter ${hours.lateArrivalAfter}?\nSäg till när du bokar.`,
          en: `Arriving after ${hours.lateArrivalAfter}?\nTell us when you book.`,
        },
      },
      {
        icon: 'luggage',
        title: { sv: 'Bagageförvaring', en: 'Luggage storage' },
        description: {
          sv: 'Gratis.\nStäll väskan hos oss och gå ut.',
          en: 'Free of charge.\nLeave the bag with us and go outside.',
        },
      },
      {
        icon: 'credit-card',
        title: { sv: 'Betalning', en: 'Payment' },
        description: {
          sv: `${hotel.paymentMethods.join(', ')}.\nKontanter går också bra.`,
          en: `${hotel.paymentMethods.join(', ')}.\nCash is fine too.`,
        },
      },
      {
        icon: 'plug',
        title: { sv: 'Elbilsladdning', en: 'EV charging' },
        description: {
          sv: `${hotel.chargingPosts} stolpar, ${hotel.chargersType2} typ 2-laddare (AC).\nServiceavgift tillkommer.`,
          en: `${hotel.chargingPosts} posts, ${hotel.chargersType2} type 2 chargers (AC).\nA service fee applies.`,
        },
      },
    ],
  },
  {
    id: 'room',
    heading: { sv: 'På rummet', en: 'In the room' },
    services: [
      {
        icon: 'wifi',
        title: { sv: 'Wifi', en: 'Wi-Fi' },
        description: {
          sv: 'Gratis.\nUtsikten laddar ändå snabbare.',
          en: 'Free of charge.\nThe view still loads faster.',
        },
      },
      {
        icon: 'accessibility',
        title: { sv: 'Tillgängligt rum', en: 'Accessible room' },
        description: {
          sv: `${rooms.accessible.sizeSqm}\u00A0m², plats för ${rooms.accessible.maxGuests}.\nFrån ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} för två.`,
          en: `${rooms.accessible.sizeSqm}\u00A0m², sleeps ${rooms.accessible.maxGuests}.\nFrom ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} for two.`,
        },
      },
      {
        icon: 'paw',
        title: { sv: 'Husdjur', en: 'Pets' },
        description: {
          sv: `I utvalda rum.\n${formatPrice(rooms.petFriendly.pricePerPet, 'sv')} per djur.`,
          en: `In selected rooms.\n${formatPrice(rooms.petFriendly.pricePerPet, 'en')} per pet.`,
        },
      },
      {
        icon: 'badge',
        title: { sv: 'Ledarhund', en: 'Guide dogs' },
        description: {
          sv: 'Bor gratis.\nTa med hundens legitimation.',
          en: 'Stay free.\nBring the dog’s ID.',
        },
      },
      {
        icon: 'bed',
        title: { sv: 'Extrasäng', en: 'Extra bed' },
        description: { sv: 'Ställs in mot en extra kostnad.', en: 'Put in at an extra charge.' },
      },
      {
        icon: 'baby',
        title: { sv: 'Barnsäng', en: 'Cot' },
        description: {
          sv: 'För den minsta, mot en extra kostnad.',
          en: 'For the smallest guest, at an extra charge.',
        },
      },
      {
        icon: 'ban',
        title: { sv: 'Rökfritt', en: 'No smoking' },
        description: {
          sv: `Röker någon ändå kostar det\n${formatPrice(houseRules.smokingFee, 'sv')} vid utcheckningen.`,
          en: `If someone smokes all the same,\n${formatPrice(houseRules.smokingFee, 'en')} is charged at check-out.`,
        },
      },
      {
        icon: 'no-wine',
        title: { sv: 'Egen alkohol', en: 'Your own alcohol' },
        description: {
          sv: `Får inte tas med.\n${formatPrice(houseRules.alcoholFinePerPerson, 'sv')} per person om det sker.`,
          en: `May not be brought in.\n${formatPrice(houseRules.alcoholFinePerPerson, 'en')} per person if it is.`,
        },
      },
      {
        icon: 'search',
        title: { sv: 'Kvarglömt', en: 'Lost and found' },
        description: {
          sv: `Vi sparar det i ${houseRules.lostItemsKeptMonths} månader.\nMat, dryck, underkläder och hygienartiklar sparas inte.`,
          en: `We keep it for ${houseRules.lostItemsKeptMonths} months.\nFood, drink, underwear and toiletries are not kept.`,
        },
      },
    ],
  },
]
