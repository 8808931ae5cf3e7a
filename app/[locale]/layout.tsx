import type { ReactNode } from 'react'
import { sans, serif, serifItalic } from '@/app/fonts'
import { SiteFrame } from '@/components/shell/site-frame'
import { variantSegments } from '@/lib/i18n/variant'
import { readLocale } from '@/lib/i18n/page-params'
import { readVariant } from '@/lib/i18n/variant'
import '../globals.css'

export const dynamicParams = false

export function generateStaticParams() {
  return variantSegments.map((locale) => ({ locale }))
}

interface RootLayoutProps {
  params: Promise<{ locale: string }>
  children: ReactNode
}

/** The document around every page, in one of the four built variants. */
export default async function RootLayout({ params, children }: RootLayoutProps) {
  const locale = await readLocale(params)
  const { linksKeepLanguage } = readVariant((await params).locale)
  return (
    <html lang={locale} className={`${sans.variable} ${serif.variable} ${serifItalic.variable}`}>
      <body>
        <SiteFrame locale={locale} linksKeepLanguage={linksKeepLanguage}>
          {children}
        </SiteFrame>
      </body>
    </html>
  )
}
