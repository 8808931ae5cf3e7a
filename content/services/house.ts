import { formatHours, formatMenuPrice, formatPrice, formatRange } from '@/lib/i18n/format'
import { conference, giftCards, hotel, hours, menuPrices, spa } from '../facts'
import { weekLines, type ServiceGroup } from './service'

const breakfastHours = weekLines(formatHours(hours.breakfast.weekdays), formatHours(hours.breakfast.weekends))

/** Services of the hotel and the mountain. */
export const houseServices: readonly ServiceGroup[] = [
  {
    id: 'table',
    heading: { sv: 'Vid bordet', en: 'At the table' },
    services: [
      {
        icon: 'coffee',
        title: { sv: 'Frukost', en: 'Breakfast' },
        description: {
          sv: `${breakfastHours.sv}\nIngår när du bor här. Annars ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, Frukost Deluxe ${formatMenuPrice(menuPrices.breakfastDeluxe, 'sv')}.`,
          en: `${breakfastHours.en}\nIncluded when you stay. Otherwise ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, Breakfast Deluxe ${formatMenuPrice(menuPrices.breakfastDeluxe, 'en')}.`,
        },
      },
      {
        icon: 'soup',
        title: { sv: 'Lunch', en: 'Lunch' },
        description: {
          sv: `${formatMenuPrice(menuPrices.lunch, 'sv')}, endast mot förbokning.\nSalladsbuffé, bröd och kaffe med kaka ingår alltid.`,
          en: `${formatMenuPrice(menuPrices.lunch, 'en')}, by pre-booking only.\nSalad buffet, bread and coffee with cake are always included.`,
        },
      },
      {
        icon: 'utensils',
        title: { sv: 'Helgmiddag', en: 'Weekend dinner' },
        description: {
          sv: 'Två rätter varje fredag och lördag.\nFör dig som bor här alla kvällar.',
          en: 'Two courses every Friday and Saturday.\nEvery evening for hotel guests.',
        },
      },
      {
        icon: 'martini',
        title: { sv: 'Bar och snacks', en: 'Bar and snacks' },
        description: {
          sv: `Charkbricka ${formatMenuPrice(menuPrices.charcuterieBoard, 'sv')}\nNachos ${formatMenuPrice(menuPrices.nachos, 'sv')}\nSnacks ${formatMenuPrice(menuPrices.snacks, 'sv')}`,
          en: `Charcuterie board ${formatMenuPrice(menuPrices.charcuterieBoard, 'en')}\nNachos ${formatMenuPrice(menuPrices.nachos, 'en')}\nSnacks ${formatMenuPrice(menuPrices.snacks, 'en')}`,
        },
      },
      {
        icon: 'wheat',
        title: { sv: 'Allergi och specialkost', en: 'Allergies and special diets' },
        description: {
          sv: 'Hör av dig i förväg, så vet köket.',
          en: 'Tell us beforehand, so that the kitchen knows.',
        },
      },
      {
        icon: 'wine',
        title: { sv: 'Vinkällare', en: 'Wine cellar' },
        description: {
          sv: `Valv för upp till ${conference.spaces.wineCellar} personer.`,
          en: `A vault for up to ${conference.spaces.wineCellar} people.`,
        },
      },
    ],
  },
  {
    id: 'water',
    heading: { sv: 'I vattnet och värmen', en: 'In the water and the heat' },
    services: [
      {
        icon: 'droplet',
        title: { sv: 'Relaxavdelning', en: 'Relax department' },
        description: {
          sv: `Pool ${spa.poolDegrees}°, bastu ${spa.saunaDegrees}°.\nFri för dig som bor här, dygnet runt.`,
          en: `Pool ${spa.poolDegrees}°, sauna ${spa.saunaDegrees}°.\nFree for overnight guests, around the clock.`,
        },
      },
      {
        icon: 'thermometer',
        title: { sv: 'Bastu för dagsgäster', en: 'Sauna for day guests' },
        description: {
          sv: `Måndag–lördag ${formatHours(hours.spaDayGuests)}, mot förbokning.\nFrån ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person, barn till och med ${spa.childHalfPriceUpToAge} år halva priset.`,
          en: `Monday–Saturday ${formatHours(hours.spaDayGuests)}, by pre-booking.\nFrom ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person, children up to ${spa.childHalfPriceUpToAge} half price.`,
        },
      },
      {
        icon: 'hand',
        title: { sv: 'Behandlingar', en: 'Treatments' },
        description: {
          sv: `${spa.treatmentCount} sorter, från massage till infravärme.\nBoka en vecka före ankomst.`,
          en: `${spa.treatmentCount} kinds, from massage to infrared heat.\nBook a week before arrival.`,
        },
      },
    ],
  },
  {
    id: 'outdoors',
    heading: { sv: 'Utanför dörren', en: 'Outside the door' },
    services: [
      {
        icon: 'footprints',
        title: { sv: 'Elljusspår', en: 'Floodlit track' },
        description: {
          sv: `${hotel.floodlitTrackKm}\u00A0km.\nSommartid löpslingor på ${hotel.summerLoopsKm.join(' och ')}\u00A0km.`,
          en: `${hotel.floodlitTrackKm}\u00A0km.\nIn summer, running loops of ${hotel.summerLoopsKm.join(' and ')}\u00A0km.`,
        },
      },
      {
        icon: 'snowflake',
        title: { sv: 'Vinterspår', en: 'Winter tracks' },
        description: {
          sv: 'Skidspår december–april.\nSkoter december–mars.',
          en: 'Ski track December–April.\nSnowmobile December–March.',
        },
      },
      {
        icon: 'tent',
        title: { sv: 'Skogskoja och grillkåta', en: 'Forest hut and grill hut' },
        description: {
          sv: `Kojan rymmer upp till ${conference.spaces.forestHut},\nkåtan upp till ${conference.spaces.grillHut}.`,
          en: `The forest hut takes up to ${conference.spaces.forestHut},\nthe grill hut up to ${conference.spaces.grillHut}.`,
        },
      },
    ],
  },
  {
    id: 'together',
    heading: { sv: 'Tillsammans', en: 'Together' },
    services: [
      {
        icon: 'tv',
        title: { sv: 'Konferensrum', en: 'Conference rooms' },
        description: {
          sv: `${hotel.conferenceRoomCount} rum för ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} personer.\nSkriv i förfrågan vilken teknik ni behöver.`,
          en: `${hotel.conferenceRoomCount} rooms for ${formatRange(conference.meetingRooms.from, conference.meetingRooms.to)} people.\nSay in your inquiry which equipment you need.`,
        },
      },
      {
        icon: 'gift',
        title: { sv: 'Presentkort', en: 'Gift cards' },
        description: {
          sv: `${giftCards.values.map((value) => formatPrice(value, 'sv')).join(', ')}, eller valfritt från ${formatPrice(giftCards.freeAmountFrom, 'sv')}.\nGäller i ${giftCards.validMonths} månader.`,
          en: `${giftCards.values.map((value) => formatPrice(value, 'en')).join(', ')}, or any amount from ${formatPrice(giftCards.freeAmountFrom, 'en')}.\nValid for ${giftCards.validMonths} months.`,
        },
      },
    ],
  },
]
