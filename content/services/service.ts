import type { Localized } from '@/lib/i18n/locales'

export type ServiceIcon =
  | 'key'
  | 'info'
  | 'moon'
  | 'luggage'
  | 'card'
  | 'plug'
  | 'wifi'
  | 'wheelchair'
  | 'paw'
  | 'dog'
  | 'bed'
  | 'baby'
  | 'ban'
  | 'search'
  | 'coffee'
  | 'salad'
  | 'cutlery'
  | 'glass'
  | 'wheat'
  | 'wine'
  | 'waves'
  | 'thermometer'
  | 'droplet'
  | 'footprints'
  | 'snowflake'
  | 'tent'
  | 'tv'
  | 'gift'

/** One service: what there is, and its conditions, a line each. */
export interface Service {
  id: string
  icon: ServiceIcon
  /** The page that says more. */
  href?: string
  title: Localized
  /** Lines are separated by `\n` and shown as such. */
  description: Localized
}

/** Services that a guest looks for at the same moment. */
export interface ServiceGroup {
  id: 'arrival' | 'room' | 'table' | 'water' | 'outdoors' | 'together'
  heading: Localized
  services: readonly Service[]
}

/** Hours of weekdays and weekends on a line each. */
export function weekLines(weekdays: string, weekends: string): Localized {
  return {
    sv: `Måndag–fredag ${weekdays}\nLördag–söndag ${weekends}`,
    en: `Monday–Friday ${weekdays}\nSaturday–Sunday ${weekends}`,
  }
}
