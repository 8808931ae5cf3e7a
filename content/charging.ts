import { formatCount } from '../lib/i18n/count.ts'
import type { Localized } from '../lib/i18n/locales.ts'
import { hotel } from './facts.ts'

/** Charging of electric cars: what there is, and what it costs. `roomsForAFee` lists it, too. */
export const charging: Localized<Record<'posts' | 'fee' | 'forFee', string>> = {
  sv: {
    posts: `${formatCount(hotel.chargingPosts, 'sv')} laddstolpar med ${formatCount(hotel.chargersType2, 'sv')} typ\u00A02\u2011laddare (AC)`,
    fee: 'serviceavgift tillkommer',
    forFee: 'mot en serviceavgift',
  },
  en: {
    posts: `${formatCount(hotel.chargingPosts, 'en')} charging posts with ${formatCount(hotel.chargersType2, 'en')} type\u00A02 chargers (AC)`,
    fee: 'a service fee applies',
    forFee: 'for a service fee',
  },
}
