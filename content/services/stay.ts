import { formatCount } from '@/lib/i18n/count'
import { formatHours, formatList, formatPrice } from '@/lib/i18n/format'
import { hotel, hours, houseRules, paymentMethods, rooms } from '../facts'
import { weekLines, type ServiceGroup } from './service'

const receptionHours = weekLines(formatHours(hours.reception.weekdays), formatHours(hours.reception.weekends))

/** What belongs to coming, staying and leaving. */
export const stayServices: readonly ServiceGroup[] = [
  {
    id: 'arrival',
    heading: { sv: 'Ankomst och avresa', en: 'Arrival and departure' },
    services: [
      {
        id: 'check-in',
        icon: 'key',
        href: '/boende',
        title: { sv: 'In- och utcheckning', en: 'Check-in and check-out' },
        description: {
          sv: `Rummet är klart från ${hours.checkIn}.\nDu lämnar det senast ${hours.checkOut}.`,
          en: `Your room is ready from ${hours.checkIn}.\nCheck-out is by ${hours.checkOut}.`,
        },
      },
      {
        id: 'reception',
        icon: 'info',
        href: '/hitta-till-oss',
        title: { sv: 'Reception', en: 'Reception' },
        description: {
          sv: `${receptionHours.sv}\nÖvriga tider svarar vi i telefon.`,
          en: `${receptionHours.en}\nOut of hours, we still answer the phone.`,
        },
      },
      {
        id: 'late-arrival',
        icon: 'moon',
        href: '/fragor-och-svar#sen-ankomst',
        title: { sv: 'Sen ankomst', en: 'Late arrival' },
        description: {
          sv: `Kommer du efter ${hours.lateArrivalAfter}?\nSäg till när du bokar.`,
          en: `Arriving after ${hours.lateArrivalAfter}?\nLet us know when you book.`,
        },
      },
      {
        id: 'luggage',
        icon: 'luggage',
        href: '/fragor-och-svar#bagage',
        title: { sv: 'Bagageförvaring', en: 'Luggage storage' },
        description: {
          sv: 'Gratis.\nStäll väskan hos oss och gå ut.',
          en: 'Free of charge.\nLeave your bag with us and get outside.',
        },
      },
      {
        id: 'payment',
        icon: 'card',
        href: '/fragor-och-svar#betalning',
        title: { sv: 'Betalning', en: 'Payment' },
        description: {
          sv: `${formatList(paymentMethods.sv, 'sv')}.`,
          en: `${formatList(paymentMethods.en, 'en')}.`,
        },
      },
      {
        id: 'ev-charging',
        icon: 'plug',
        href: '/hitta-till-oss',
        title: { sv: 'Elbilsladdning', en: 'EV charging' },
        description: {
          sv: `${formatCount(hotel.chargingPosts, 'sv', { startsSentence: true })} laddstolpar med ${formatCount(hotel.chargersType2, 'sv')} typ 2-laddare (AC).\nServiceavgift tillkommer.`,
          en: `${formatCount(hotel.chargingPosts, 'en', { startsSentence: true })} charging posts with ${formatCount(hotel.chargersType2, 'en')} type 2 chargers (AC).\nA service fee applies.`,
        },
      },
    ],
  },
  {
    id: 'room',
    heading: { sv: 'På rummet', en: 'In the room' },
    services: [
      {
        id: 'wifi',
        icon: 'wifi',
        href: '/fragor-och-svar#wifi',
        title: { sv: 'Wifi', en: 'Wi-Fi' },
        description: {
          sv: 'Gratis.\nUtsikten laddar ändå snabbare.',
          en: 'Free of charge.\nThe view still loads faster.',
        },
      },
      {
        id: 'accessible-room',
        icon: 'wheelchair',
        href: '/boende#accessible',
        title: { sv: 'Tillgängligt rum', en: 'Accessible room' },
        description: {
          sv: `${rooms.accessible.sizeSqm}\u00A0m², plats för ${formatCount(rooms.accessible.maxGuests, 'sv')}.\nFrån ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} för två.`,
          en: `${rooms.accessible.sizeSqm}\u00A0m², sleeps ${formatCount(rooms.accessible.maxGuests, 'en')}.\nFrom ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} for two.`,
        },
      },
      {
        id: 'pets',
        icon: 'paw',
        href: '/boende#pet-friendly',
        title: { sv: 'Husdjur', en: 'Pets' },
        description: {
          sv: `I utvalda rum.\n${formatPrice(rooms.petFriendly.pricePerPet, 'sv')} per djur.`,
          en: `In selected rooms.\n${formatPrice(rooms.petFriendly.pricePerPet, 'en')} per pet.`,
        },
      },
      {
        id: 'guide-dogs',
        icon: 'dog',
        href: '/boende#accessible',
        title: { sv: 'Ledarhund', en: 'Guide dogs' },
        description: {
          sv: 'Bor gratis.\nTa med hundens legitimation.',
          en: 'Stay free.\nBring the dog’s ID.',
        },
      },
      {
        id: 'extra-bed',
        icon: 'bed',
        href: '/fragor-och-svar#extrasang',
        title: { sv: 'Extrabädd', en: 'Extra bed' },
        description: { sv: 'Finns mot en extra kostnad.', en: 'Available at extra cost.' },
      },
      {
        id: 'cot',
        icon: 'baby',
        href: '/fragor-och-svar#extrasang',
        title: { sv: 'Spjälsäng', en: 'Cot' },
        description: {
          sv: 'För de minsta, mot en extra kostnad.',
          en: 'For the smallest guests, at extra cost.',
        },
      },
      {
        id: 'no-smoking',
        icon: 'ban',
        href: '/villkor',
        title: { sv: 'Rökfritt', en: 'No smoking' },
        description: {
          sv: `Röker någon ändå kostar det\n${formatPrice(houseRules.smokingFee, 'sv')} vid utcheckningen.`,
          en: `If someone smokes anyway, there’s a charge\nof ${formatPrice(houseRules.smokingFee, 'en')} at check-out.`,
        },
      },
      {
        id: 'own-alcohol',
        icon: 'ban',
        href: '/villkor',
        title: { sv: 'Medhavd alkohol', en: 'Your own alcohol' },
        description: {
          sv: `Är inte tillåten.\nAvgiften är ${formatPrice(houseRules.alcoholFinePerPerson, 'sv')} per person.`,
          en: `Please don’t bring any.\nThe charge is ${formatPrice(houseRules.alcoholFinePerPerson, 'en')} per person.`,
        },
      },
      {
        id: 'lost-and-found',
        icon: 'search',
        href: '/kvarglomt',
        title: { sv: 'Kvarglömt', en: 'Lost property' },
        description: {
          sv: `Vi sparar det i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader.\nMat, dryck, underkläder och hygienartiklar sparas inte.`,
          en: `We keep it for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months,\nbut not food, drink, underwear or toiletries.`,
        },
      },
    ],
  },
]
