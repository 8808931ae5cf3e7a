import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatCount } from '@/lib/i18n/count'
import type { Localized } from '@/lib/i18n/locales'
import { hotel, hours } from './facts'
import type { PageTexts } from './page-texts'
import type { Service, ServiceGroup } from './services/service'
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

/** Copy of the chart of a day. */
export const serviceDayTexts: Localized<{
  heading: string
  text: string
  days: Readonly<Record<ServiceDays, string>>
}> = {
  sv: {
    heading: 'Ett dygn på hotellet',
    text: 'Vad som är öppet, timme för timme.',
    days: {
      all: 'alla dagar',
      weekdays: 'mån–fre',
      weekends: 'lör–sön',
      mondayToSaturday: 'mån–lör',
    },
  },
  en: {
    heading: 'A day at the hotel',
    text: 'What’s open, hour by hour.',
    days: { all: 'every day', weekdays: 'Mon–Fri', weekends: 'Sat–Sun', mondayToSaturday: 'Mon–Sat' },
  },
}

type ServiceDays = 'all' | 'weekdays' | 'weekends' | 'mondayToSaturday'

interface ServiceHours {
  days: ServiceDays
  /** Hours after midnight, each with its end. */
  spans: readonly (readonly [from: number, to: number])[]
}

function span({ from, to }: { from: string; to: string }): ServiceHours['spans'] {
  return [[toHour(from), toHour(to)]]
}

/** The services with hours, in the order of the day. */
const hoursOfServices: Readonly<Record<string, readonly ServiceHours[]>> = {
  relax: [{ days: 'all', spans: [[0, 24]] }],
  'check-in': [
    {
      days: 'all',
      spans: [
        [0, toHour(hours.checkOut)],
        [toHour(hours.checkIn), MIDNIGHT],
      ],
    },
  ],
  breakfast: [
    { days: 'weekdays', spans: span(hours.breakfast.weekdays) },
    { days: 'weekends', spans: span(hours.breakfast.weekends) },
  ],
  reception: [
    { days: 'weekdays', spans: span(hours.reception.weekdays) },
    { days: 'weekends', spans: span(hours.reception.weekends) },
  ],
  'day-guests': [{ days: 'mondayToSaturday', spans: span(hours.spaDayGuests) }],
  'late-arrival': [{ days: 'all', spans: [[toHour(hours.lateArrivalAfter), MIDNIGHT]] }],
}

const allGroups: readonly ServiceGroup[] = [...stayServices, ...houseServices]
const allServices = allGroups.flatMap(({ services }) => services)

/** The services of the chart of a day. */
export const dayServices: readonly { service: Service; hours: readonly ServiceHours[] }[] = Object.entries(
  hoursOfServices,
).map(([id, serviceHours]) => ({
  service: allServices.find((service) => service.id === id)!,
  hours: serviceHours,
}))

/** All other services, by the place where a guest looks for them. */
export const serviceGroups: readonly ServiceGroup[] = allGroups.map((group) => ({
  ...group,
  services: group.services.filter(({ id }) => !(id in hoursOfServices)),
}))

/** A group by its id. */
export function findServiceGroup(id: ServiceGroup['id']): ServiceGroup {
  return serviceGroups.find((group) => group.id === id)!
}
