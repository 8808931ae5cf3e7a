import { hours } from '@/content/facts'
import { formatHours } from '@/lib/i18n/format'

const { weekdays, weekends } = hours.breakfast
const fridayAndSaturday = {
  days: { sv: 'fredag och lördag', en: 'Friday and Saturday' },
  spans: [{ from: 5, to: 6 }],
}

/** The meals of the restaurant's week; days from 1 for Monday to 7 for Sunday. */
export const weekRows = [
  {
    name: { sv: 'Frukost', en: 'Breakfast' },
    days: {
      sv: `vardagar ${formatHours(weekdays)}, helger ${formatHours(weekends)}`,
      en: `weekdays ${formatHours(weekdays)}, weekends ${formatHours(weekends)}`,
    },
    spans: [
      { from: 1, to: 5 },
      { from: 6, to: 7 },
    ],
  },
  { name: { sv: 'Husmanskost', en: 'Husmanskost' }, ...fridayAndSaturday },
  { name: { sv: 'Middag, två rätter', en: 'Two-course dinner' }, ...fridayAndSaturday },
]

/** What to celebrate here, and where it stands. */
export const occasions = [
  {
    label: { sv: 'Bröllop, möhippa, jubileum', en: 'Weddings, hen parties, anniversaries' },
    href: '/celebrate',
  },
  { label: { sv: 'Konferens', en: 'Conferences' }, href: '/conference' },
  { label: { sv: 'Julbord', en: 'Christmas buffet' }, href: '/julbord' },
  { label: { sv: 'Nyår', en: 'New Year' }, href: '/nyar' },
]
