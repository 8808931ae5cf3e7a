import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { sans, serif, serifItalic } from '@/app/fonts'
import { NotFoundPanel, type MissingKind } from '@/components/layout/not-found-panel'
import { SiteFrame } from '@/components/layout/site-frame'
import { venue } from '@/content/venue'
import { LANGUAGE_KEY } from '@/lib/i18n/locales'
import { chooseVariant, readVariant, type Variant } from '@/lib/i18n/variant'
import { logNotice, withRequestId } from '@/lib/logging/log'
import { MISSING_HEADERS } from '@/lib/routes/missing'
import './globals.css'

const LOGGED_CHARACTERS = 200

export async function generateMetadata(): Promise<Metadata> {
  const { kind, locale } = await readMissing()
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return {
    title: `${t(kind === 'article' ? 'articleTitle' : 'pageTitle')} – ${venue.shortName}`,
    description: t(kind === 'article' ? 'articleText' : 'pageText'),
    robots: { index: false },
  }
}

/** Any address that leads nowhere: status 404, in the visitor's language, and logged */
export default async function GlobalNotFound() {
  const { path, kind, locale, linksKeepLanguage } = await readMissing()
  setRequestLocale(locale)
  withRequestId(await headers(), () => logNotice('404', { path }))
  return (
    <html lang={locale} className={`${sans.variable} ${serif.variable} ${serifItalic.variable}`}>
      <body>
        <SiteFrame locale={locale} linksKeepLanguage={linksKeepLanguage}>
          <NotFoundPanel kind={kind} />
        </SiteFrame>
      </body>
    </html>
  )
}

/** What middleware.ts found missing. Addresses that it never sees, such as files, are pages without a known path. */
async function readMissing(): Promise<Variant & { path: string; kind: MissingKind }> {
  const asked = await headers()
  const variant = asked.get(MISSING_HEADERS.variant)
  const path = asked.get(MISSING_HEADERS.path)
  return {
    ...(variant === null
      ? chooseVariant(null, (await cookies()).get(LANGUAGE_KEY)?.value)
      : readVariant(variant)),
    path: path === null ? 'a file' : printable(path),
    kind: asked.get(MISSING_HEADERS.what) === 'article' ? 'article' : 'page',
  }
}

/**
 * Plain characters only, and not many: the path is the visitor's own text, and the log is read in terminals. An
 * e-mail address that was pasted into the address bar is nobody's business.
 */
function printable(path: string): string {
  return path
    .slice(0, LOGGED_CHARACTERS)
    .replace(/[^\x21-\x7e]/g, '?')
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '…' : part))
    .join('/')
}
