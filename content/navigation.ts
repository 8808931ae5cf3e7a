import { bookingEngine } from '@/content/venue'
import type { Localized } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface MenuSubItem {
  subtitle: Localized
  link: string
}

export interface MenuItem {
  title: Localized
  /** Title in the bar, where the full one has no room or the bar shows only the entry's own page. */
  barTitle?: Localized
  link: string
  /** True for a URL outside the site: opens in a new tab, and only the side menu shows it. */
  external?: boolean
  items?: readonly MenuSubItem[]
}

/** The whole menu. It links to the targets of redirects, which saves a round trip. */
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
      { subtitle: { sv: 'Fira hos oss', en: 'Celebrate with us' }, link: '/celebrate' },
      { subtitle: { sv: 'Nyår på fjället', en: 'New Year on the mountain' }, link: '/nyar' },
      { subtitle: { sv: 'Julbord', en: 'Christmas buffet' }, link: '/julbord' },
      { subtitle: { sv: 'Evenemang', en: 'Events' }, link: '/evenemang' },
      { subtitle: { sv: 'Presentkort', en: 'Gift cards' }, link: '/presentkort' },
      {
        subtitle: { sv: 'Skicka bokningsförfrågan', en: 'Send a booking enquiry' },
        link: '/booking-inquiry',
      },
    ],
  },
  {
    title: { sv: 'Natur och spa', en: 'Nature and spa' },
    link: '/magic',
    items: [
      { subtitle: { sv: 'Naturen', en: 'Nature' }, link: '/nature' },
      { subtitle: { sv: 'Upplevelser', en: 'Activities' }, link: '/upplevelser' },
      { subtitle: { sv: 'Spa och relax', en: 'Spa' }, link: '/relax' },
      { subtitle: { sv: 'Magasinet', en: 'The magazine' }, link: '/blog' },
    ],
  },
  { title: { sv: 'Boende', en: 'Rooms' }, link: '/boende' },
  {
    title: { sv: 'Konferens', en: 'Conferences' },
    link: '/conference',
    items: [
      { subtitle: { sv: 'Konferens', en: 'Conferences' }, link: '/conference' },
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
    title: { sv: 'Restaurang', en: 'Restaurant' },
    link: '/restaurant',
    items: [
      { subtitle: { sv: 'Restaurangen', en: 'Restaurant' }, link: '/restaurant' },
      { subtitle: { sv: 'Meny och priser', en: 'Menu and prices' }, link: '/weekly-menu' },
    ],
  },
  {
    title: { sv: 'Presentkortsbutiken', en: 'Gift card shop' },
    link: bookingEngine.vouchers,
    external: true,
  },
  {
    title: { sv: 'Hitta till oss och kontakt', en: 'Find us and contact' },
    barTitle: { sv: 'Hitta till oss', en: 'Find us' },
    link: '/hitta-till-oss',
    items: [
      { subtitle: { sv: 'Hitta till oss', en: 'Find us' }, link: '/hitta-till-oss' },
      {
        subtitle: { sv: 'Skicka bokningsförfrågan', en: 'Send a booking enquiry' },
        link: '/booking-inquiry',
      },
      { subtitle: { sv: 'Legenden om källan', en: 'The legend of the spring' }, link: '/magic' },
      { subtitle: { sv: 'Service på hotellet', en: 'Hotel services' }, link: '/service-utbud' },
      { subtitle: { sv: 'Jobba hos oss', en: 'Work with us' }, link: '/lediga-jobb' },
      { subtitle: { sv: 'Kvarglömt', en: 'Lost property' }, link: '/kvarglomt' },
      { subtitle: { sv: 'Villkor', en: 'Terms' }, link: '/villkor' },
    ],
  },
]
