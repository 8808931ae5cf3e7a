import type { MetadataRoute } from 'next'
import { pageMetadata } from '@/content/page-metadata'
import { venue } from '@/content/venue'
import { colours } from '@/lib/colours'
import { defaultLocale, textIn } from '@/lib/i18n/locales'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: textIn(venue.name, defaultLocale),
    short_name: venue.shortName,
    description: textIn(pageMetadata['/'].description, defaultLocale),
    lang: defaultLocale,
    start_url: '/',
    display: 'browser',
    background_color: colours.snow,
    theme_color: colours['fir-950'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
