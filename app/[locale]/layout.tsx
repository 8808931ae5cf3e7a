import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { sans, serif, serifItalic } from '@/app/fonts'
import { SiteFrame } from '@/components/layout/site-frame'
import { INLINE_SCRIPT } from '@/lib/browser/inline-script'
import { colours } from '@/lib/colours'
import { getSiteOrigin } from '@/lib/env'
import { variantSegments } from '@/lib/i18n/variant'

export const dynamicParams = false

export const metadata: Metadata = {
  metadataBase: new URL(getSiteOrigin()),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: colours['fir-950'], colorScheme: 'light' }

export function generateStaticParams() {
  return variantSegments.map((locale) => ({ locale }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={await getLocale()}
      className={`${sans.variable} ${serif.variable} ${serifItalic.variable}`}
      // The inline script adds an attribute before hydration.
      suppressHydrationWarning
    >
      <head>
        {/* Here it waits for the styles, and browsers fetch other scripts once the body begins: the first paint comes before them. */}
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  )
}
