import { formatCount } from '@/lib/i18n/count'
import { formatHours, formatMenuPrice, formatPrice, formatRange } from '@/lib/i18n/format'
import { conference, giftCards, hotel, hours, menuPrices, spa } from '../facts'
import { weekLines, type ServiceGroup } from './service'

const breakfastHours = weekLines(formatHours(hours.breakfast.weekdays), formatHours(hours.breakfast.weekends))

/** Services of the hotel and the mountain. */
export const houseServices: readonly ServiceGroup[] = [
  {
    id: 'table',
    heading: { sv: 'Mat och dryck', en: 'Food and drink' },
    services: [
      {
        id: 'breakfast',
        icon: 'coffee',
        href: '/weekly-menu?menu=breakfast',
        title: { sv: 'Frukost', en: 'Breakfast' },
        description: {
          sv: `${breakfastHours.sv}\nIngår när du bor här. Annars ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, Frukost Deluxe ${formatMenuPrice(menuPrices.breakfastDeluxe, 'sv')}.`,
          en: `${breakfastHours.en}\nIncluded when you stay. Otherwise ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, Breakfast Deluxe ${formatMenuPrice(menuPrices.breakfastDeluxe, 'en')}.`,
        },
      },
      {
        id: 'lunch',
        icon: 'salad',
        href: '/weekly-menu',
        title: { sv: 'Lunch', en: 'Lunch' },
        description: {
          sv: `${formatMenuPrice(menuPrices.lunch, 'sv')}, bokas i förväg.\nSalladsbuffé, bröd och kaffe med kaka ingår alltid.`,
          en: `${formatMenuPrice(menuPrices.lunch, 'en')}, book ahead.\nSalad buffet, bread and coffee with cake are always included.`,
        },
      },
      {
        id: 'dinner',
        icon: 'cutlery',
        href: '/weekly-menu?menu=weekend',
        title: { sv: 'Helgmiddag', en: 'Weekend dinner' },
        description: {
          sv: 'Två rätter varje fredag och lördag.\nFör dig som bor här alla kvällar.',
          en: 'Two courses every Friday and Saturday.\nEvery evening for hotel guests.',
        },
      },
      {
        id: 'bar',
        icon: 'glass',
        href: '/weekly-menu?menu=bar',
        title: { sv: 'Bar och snacks', en: 'Bar and snacks' },
        description: {
          sv: `Charkbricka ${formatMenuPrice(menuPrices.charcuterieBoard, 'sv')}\nNachos ${formatMenuPrice(menuPrices.nachos, 'sv')}\nSnacks ${formatMenuPrice(menuPrices.snacks, 'sv')}`,
          en: `Charcuterie board ${formatMenuPrice(menuPrices.charcuterieBoard, 'en')}\nNachos ${formatMenuPrice(menuPrices.nachos, 'en')}\nSnacks ${formatMenuPrice(menuPrices.snacks, 'en')}`,
        },
      },
      {
        id: 'diets',
        icon: 'wheat',
        href: '/fragor-och-svar#specialkost',
        title: { sv: 'Allergi och specialkost', en: 'Allergies and special diets' },
        description: {
          sv: 'Hör av dig i förväg, så att köket vet.',
          en: 'Let us know in advance, so that the kitchen’s prepared.',
        },
      },
      {
        id: 'wine-cellar',
        icon: 'wine',
        href: '/conference',
        title: { sv: 'Vinkällare', en: 'Wine cellar' },
        description: {
          sv: `Plats för upp till ${formatCount(conference.spaces.wineCellar, 'sv')} personer.`,
          en: `Room for up to ${formatCount(conference.spaces.wineCellar, 'en')} people.`,
        },
      },
    ],
  },
  {
    id: 'water',
    heading: { sv: 'Relax och behandlingar', en: 'Spa and treatments' },
    services: [
      {
        id: 'relax',
        icon: 'waves',
        href: '/relax',
        title: { sv: 'Relaxavdelning', en: 'Spa' },
        description: {
          sv: `Pool ${spa.poolDegrees}°, bastu ${spa.saunaDegrees}°.\nGratis för dig som bor här, dygnet runt.`,
          en: `Pool ${spa.poolDegrees}°, sauna ${spa.saunaDegrees}°.\nFree for hotel guests, round the clock.`,
        },
      },
      {
        id: 'day-guests',
        icon: 'thermometer',
        href: '/relax',
        title: { sv: 'Bastu för dagsgäster', en: 'Sauna for day guests' },
        description: {
          sv: `Måndag–lördag ${formatHours(hours.spaDayGuests)}, bokas i förväg.\nFrån ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person, barn ${formatRange(0, spa.childHalfPriceUpToAge)} år halva priset.`,
          en: `Monday–Saturday ${formatHours(hours.spaDayGuests)}, book ahead.\nFrom ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person, children aged ${formatRange(0, spa.childHalfPriceUpToAge)} half price.`,
        },
      },
      {
        id: 'treatments',
        icon: 'droplet',
        href: '/relax',
        title: { sv: 'Behandlingar', en: 'Treatments' },
        description: {
          sv: `${formatCount(spa.treatmentCount, 'sv', { startsSentence: true })} behandlingar, från massage till infraröd värme.\nBoka senast en vecka före ankomst.`,
          en: `${formatCount(spa.treatmentCount, 'en', { startsSentence: true })} treatments, from massage to infrared heat.\nBook at least a week before arrival.`,
        },
      },
    ],
  },
  {
    id: 'outdoors',
    heading: { sv: 'Utomhus', en: 'Outdoors' },
    services: [
      {
        id: 'floodlit-track',
        icon: 'footprints',
        href: '/upplevelser',
        title: { sv: 'Elljusspår', en: 'Floodlit track' },
        description: {
          sv: `${hotel.floodlitTrackKm}\u00A0km.\nSommartid löpslingor på ${hotel.summerLoopsKm.join(' och ')}\u00A0km.`,
          en: `${hotel.floodlitTrackKm}\u00A0km.\nIn summer, running loops of ${hotel.summerLoopsKm.join(' and ')}\u00A0km.`,
        },
      },
      {
        id: 'winter-tracks',
        icon: 'snowflake',
        href: '/upplevelser?season=winter',
        title: { sv: 'Vinter på fjället', en: 'Winter on the mountain' },
        description: {
          sv: 'Skidspår december–april.\nSkoter december–mars.',
          en: 'Ski track December–April.\nSnowmobiling December–March.',
        },
      },
      {
        id: 'huts',
        icon: 'tent',
        href: '/conference',
        title: { sv: 'Skogskoja och grillkåta', en: 'Forest hut and grill hut' },
        description: {
          sv: `Kojan rymmer upp till ${conference.spaces.forestHut},\nkåtan upp till ${conference.spaces.grillHut}.`,
          en: `The forest hut holds up to ${conference.spaces.forestHut},\nthe grill hut up to ${conference.spaces.grillHut}.`,
        },
      },
    ],
  },
  {
    id: 'together',
    heading: { sv: 'Möten och presentkort', en: 'Meetings and gift cards' },
    services: [
      {
        id: 'meeting-rooms',
        icon: 'tv',
        href: '/conference',
        title: { sv: 'Konferensrum', en: 'Conference rooms' },
        description: {
          sv: `${formatCount(hotel.conferenceRoomCount, 'sv', { startsSentence: true })} rum för ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} personer.\nSkriv i förfrågan vilken teknik som behövs.`,
          en: `${formatCount(hotel.conferenceRoomCount, 'en', { startsSentence: true })} rooms for ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} people.\nTell us in your enquiry what equipment you need.`,
        },
      },
      {
        id: 'gift-cards',
        icon: 'gift',
        href: '/presentkort',
        title: { sv: 'Presentkort', en: 'Gift cards' },
        description: {
          sv: `${giftCards.values.map((value) => formatPrice(value, 'sv')).join(', ')}, eller valfritt från ${formatPrice(giftCards.freeAmountFrom, 'sv')}.\nGäller i ${formatCount(giftCards.validMonths, 'sv')} månader.`,
          en: `${giftCards.values.map((value) => formatPrice(value, 'en')).join(', ')}, or any amount from ${formatPrice(giftCards.freeAmountFrom, 'en')}.\nValid for ${formatCount(giftCards.validMonths, 'en')} months.`,
        },
      },
    ],
  },
]
