import { bookingEngine } from '@/content/venue'
import type { Localized } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** A line below a menu entry. */
interface MenuSubItem {
  subtitle: Localized
  /** Internal address; without one the line is only text. */
  link?: string
  /** Why the line is no link. */
  note?: Localized
  /** True for a line that no menu shows. */
  hidden?: true
}

/** Where an entry is shown: the header's bar, the side menu. */
export type Menu = 'bar' | 'side'

/** A top-level entry of the menu. */
export interface MenuItem {
  title: Localized
  /** Title in the bar, where the full one has no room or the bar shows only the entry's own page. */
  barTitle?: Localized
  link: string
  /** True for an address outside the site: opens in a new tab. */
  external?: boolean
  /** Menus that show the entry; both by default. */
  menus?: readonly Menu[]
  /** Menus that show its lines; both by default. Elsewhere it is a plain link. */
  expandsIn?: readonly Menu[]
  items?: readonly MenuSubItem[]
}

/**
 * The whole menu.
 *
 * `/lost-and-found` and `/julbord-foretag` are redirects: the menu links to their targets, which saves a round trip.
 */
export const navigation: readonly MenuItem[] = [
  {
    title: { sv: 'Paket och erbjudanden', en: 'Packages and offers' },
    barTitle: { sv: 'Paket', en: 'Packages' },
    link: '/paketerbjudanden',
  },
  {
    title: { sv: 'Fira', en: 'Celebrate' },
    link: '/celebrate',
    items: [
      { subtitle: { sv: 'Fester och bröllop', en: 'Parties and weddings' }, link: '/celebrate' },
      { subtitle: { sv: 'Nyår', en: 'New Year' }, link: '/nyar' },
      { subtitle: { sv: 'Julbord', en: 'Christmas buffet' }, link: '/julbord' },
      { subtitle: { sv: 'Evenemang', en: 'Events' }, link: '/evenemang' },
      {
        subtitle: { sv: 'Liveband', en: 'Live bands' },
        note: { sv: 'inga datum just nu', en: 'no dates at present' },
      },
      { subtitle: { sv: 'Våra presentkort', en: 'Our gift cards' }, link: '/presentkort' },
      { subtitle: { sv: 'Bokningsförfrågan', en: 'Booking enquiry' }, link: '/booking-inquiry' },
    ],
  },
  {
    title: { sv: 'Kring källan', en: 'Around the spring' },
    barTitle: { sv: 'Kring källan', en: 'The spring' },
    link: '/magic',
    items: [
      { subtitle: { sv: 'Vår historia', en: 'Our history' }, hidden: true },
      { subtitle: { sv: 'Naturen', en: 'Nature' }, link: '/nature' },
      { subtitle: { sv: 'Upplevelser', en: 'Activities' }, link: '/upplevelser' },
      { subtitle: { sv: 'Relax', en: 'Spa' }, link: '/relax' },
      { subtitle: { sv: 'Nytt samarbete', en: 'New collaboration' }, hidden: true },
      { subtitle: { sv: 'Magasinet', en: 'Magazine' }, link: '/blog' },
    ],
  },
  {
    title: { sv: 'Boende', en: 'Rooms' },
    link: '/boende',
    expandsIn: [],
    items: [
      { subtitle: { sv: 'Våra rum', en: 'Our rooms' }, link: '/boende' },
      { subtitle: { sv: 'Service på hotellet', en: 'Hotel services' }, link: '/service-utbud' },
    ],
  },
  {
    title: { sv: 'Konferens', en: 'Conference' },
    link: '/conference',
    items: [
      { subtitle: { sv: 'Konferens på fjället', en: 'Conferences in the mountains' }, link: '/conference' },
      { subtitle: { sv: 'Konferenspaket', en: 'Conference packages' }, link: '/conference-packages' },
      { subtitle: { sv: 'Teambuilding', en: 'Team building' }, link: '/teambuilding' },
      {
        subtitle: { sv: 'Julbord för företag', en: 'Christmas buffet for companies' },
        link: inquiryHref({ fromConference: true, christmas: true }),
      },
      {
        subtitle: { sv: 'Förfrågan om konferens', en: 'Conference enquiry' },
        link: inquiryHref({ fromConference: true }),
      },
    ],
  },
  {
    title: { sv: 'Service', en: 'Service' },
    link: '/service-utbud',
    menus: [],
    items: [
      { subtitle: { sv: 'Spakit', en: 'Spa kit' } },
      { subtitle: { sv: 'Behandlingar', en: 'Treatments' } },
      { subtitle: { sv: 'Dagspa', en: 'Day spa' } },
    ],
  },
  {
    title: { sv: 'Restaurang', en: 'Restaurant' },
    link: '/restaurant',
    items: [
      { subtitle: { sv: 'Restaurangen', en: 'The restaurant' }, link: '/restaurant' },
      { subtitle: { sv: 'Veckans meny', en: 'Weekly menu' }, link: '/weekly-menu' },
    ],
  },
  {
    title: { sv: 'Presentkort', en: 'Gift cards' },
    link: bookingEngine.vouchers,
    external: true,
    menus: ['side'],
  },
  {
    title: { sv: 'Kontakt', en: 'Contact' },
    barTitle: { sv: 'Hitta till oss', en: 'Find us' },
    link: '/hitta-till-oss',
    items: [
      { subtitle: { sv: 'Hitta hit', en: 'Find us' }, link: '/hitta-till-oss' },
      { subtitle: { sv: 'Legenden om källan', en: 'The legend of the spring' }, link: '/magic' },
      { subtitle: { sv: 'Service på hotellet', en: 'Hotel services' }, link: '/service-utbud' },
      { subtitle: { sv: 'Lediga jobb', en: 'Jobs' }, link: '/lediga-jobb' },
      { subtitle: { sv: 'Kvarglömt', en: 'Lost property' }, link: '/kvarglomt' },
      { subtitle: { sv: 'Villkor', en: 'Terms' }, link: '/villkor' },
    ],
  },
]
