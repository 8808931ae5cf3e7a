import { pageMetadata } from '@/content/page-metadata'
import { bookingEngine } from '@/content/venue'
import { localize, type Localized, textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import type { RoutePath } from '@/lib/routes/route-table'

interface MenuLink {
  title: Localized
  link: string
}

export interface MenuItem extends MenuLink {
  /** Title in the bar, where the full one has no room or the bar shows only the entry's own page. */
  barTitle?: Localized
  /** True for a URL outside the site: opens in a new tab, and only the side menu shows it. */
  external?: boolean
  items?: readonly MenuLink[]
}

/** A link that is called as the heading of its page. */
const page = (link: RoutePath): MenuLink => ({
  title: localize((locale) => removeSoftHyphens(textIn(pageMetadata[link].h1, locale))),
  link,
})

/** The whole menu. It links to the targets of redirects, which saves a round trip. */
export const navigation: readonly MenuItem[] = [
  { ...page('/paketerbjudanden'), barTitle: { sv: 'Paket', en: 'Packages' } },
  {
    title: { sv: 'Fira', en: 'Celebrate' },
    link: '/celebrate',
    items: [
      page('/celebrate'),
      page('/nyar'),
      page('/julbord'),
      page('/evenemang'),
      page('/presentkort'),
      page('/booking-inquiry'),
    ],
  },
  {
    title: { sv: 'Natur och spa', en: 'Nature and spa' },
    link: '/magic',
    items: [page('/nature'), page('/upplevelser'), page('/relax'), page('/blog')],
  },
  page('/boende'),
  {
    ...page('/conference'),
    items: [
      page('/conference'),
      page('/conference-packages'),
      page('/teambuilding'),
      {
        title: { sv: 'Julbord för företag', en: 'Christmas buffet for companies' },
        link: inquiryHref({ fromConference: true, christmas: true }),
      },
      {
        title: { sv: 'Förfrågan om konferens', en: 'Conference enquiry' },
        link: inquiryHref({ fromConference: true }),
      },
    ],
  },
  {
    title: { sv: 'Restaurang', en: 'Restaurant' },
    link: '/restaurant',
    items: [page('/restaurant'), page('/weekly-menu')],
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
      page('/hitta-till-oss'),
      page('/booking-inquiry'),
      page('/magic'),
      page('/service-utbud'),
      page('/lediga-jobb'),
      page('/kvarglomt'),
      page('/villkor'),
    ],
  },
]
