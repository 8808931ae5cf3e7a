import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { sans, serif, serifItalic } from '@/app/fonts'
import { NotFoundPanel, type MissingKind } from '@/components/layout/not-found-panel'
import { SiteFrame } from '@/components/layout/site-frame'
import { venue } from '@/content/venue'
import { LANGUAGE_KEY, LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant, type Variant } from '@/lib/i18n/variant'
import { PUBLIC_URL_HEADER, urlOnThisSite } from '@/lib/routes/public-url'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const { kind, locale } = await readMissing()
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return {
    title: `${t(kind === 'article' ? 'articleTitle' : 'pageTitle')} – ${venue.shortName}`,
    description: t(kind === 'article' ? 'articleText' : 'pageText'),
    robots: { index: false },
  }
}

/** Any unknown path: status 404 in the guest's language. */
export default async function GlobalNotFound() {
  const { kind, locale, linksKeepLanguage } = await readMissing()
  setRequestLocale(locale)
  return (
    <html lang={locale} className={`${sans.variable} ${serif.variable} ${serifItalic.variable}`}>
      <body className="bg-fir-950">
        <SiteFrame locale={locale} linksKeepLanguage={linksKeepLanguage}>
          <NotFoundPanel kind={kind} />
        </SiteFrame>
      </body>
    </html>
  )
}

/** What the guest asked for. A file has no header, because middleware.ts does not see it. */
async function readMissing(): Promise<Variant & { kind: MissingKind }> {
  const url = new URL(urlOnThisSite((await headers()).get(PUBLIC_URL_HEADER) ?? '/'), 'https://site.example')
  const stored = (await cookies()).get(LANGUAGE_KEY)?.value
  return {
    ...chooseVariant(url.searchParams.get(LANGUAGE_PARAM), stored),
    kind: url.pathname.startsWith('/blog/') ? 'article' : 'page',
  }
}
