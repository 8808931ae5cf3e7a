import type { Localized } from '@/lib/i18n/locales'

/** Names of the icons; components/sections/services/service-icon.tsx maps them to lucide. */
export type ServiceIconName =
  | 'accessibility'
  | 'baby'
  | 'badge'
  | 'ban'
  | 'bed'
  | 'coffee'
  | 'credit-card'
  | 'droplet'
  | 'footprints'
  | 'gift'
  | 'hand'
  | 'info'
  | 'key'
  | 'luggage'
  | 'martini'
  | 'moon'
  | 'no-wine'
  | 'paw'
  | 'plug'
  | 'search'
  | 'snowflake'
  | 'soup'
  | 'tent'
  | 'thermometer'
  | 'tv'
  | 'utensils'
  | 'wheat'
  | 'wifi'
  | 'wine'

/** One service: what there is, and its conditions, a line each. */
interface Service {
  icon: ServiceIconName
  title: Localized
  /** Lines are separated by `\n` and shown as such. */
  description: Localized
}

/** Services that a guest looks for at the same moment. */
export interface ServiceGroup {
  id: string
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
