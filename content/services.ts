import { formatCount } from '@/lib/i18n/count'
import type { Localized } from '@/lib/i18n/locales'
import { hotel } from './facts'
import type { PageTexts } from './page-texts'
import type { ServiceGroup } from './services/service'
import { houseServices } from './services/house'
import { stayServices } from './services/stay'

export const servicesTexts: Localized<PageTexts> = {
  sv: {
    title: 'Service på hotellet: tider och priser – Källfjället',
    description: `Reception, wifi, husdjur, elbilsladdning, bastu och ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum: det som finns på hotellet, med tider, priser och villkor på en sida.`,
    h1: 'Service på hotellet',
  },
  en: {
    title: 'Hotel services: hours and prices – Källfjället',
    description: `Reception, Wi-Fi, pets, EV charging, sauna and ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms: what the hotel has, with hours, prices and conditions on a single page.`,
    h1: 'Hotel services',
  },
}

export const servicesLead: Localized = {
  sv: 'Det mesta ordnar sig i receptionen. Här står vad som finns, när det är öppet och vad det kostar.',
  en: 'Reception sorts out most things. Here’s what there is, when it’s open and what it costs.',
}

/** All 29 services of the hotel. */
export const serviceGroups: readonly ServiceGroup[] = [...stayServices, ...houseServices]
