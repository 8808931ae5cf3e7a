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

/** Any unknown address: status 404 in the guest's language, and a log line. */
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

/** Set by middleware.ts, which does not see files. */
async function readMissing(): Promise<Variant & { path: string; kind: MissingKind }> {
  const asked = await headers()
  const variant = asked.get(MISSING_HEADERS.variant)
  const path = asked.get(MISSING_HEADERS.path)
  return {
    ...(variant === null
      ? chooseVariant(null, (await cookies()).get(LANGUAGE_KEY)?.value)
      : readVariant(variant)),
    path: path === null ? 'a file' : redactPath(path),
    kind: asked.get(MISSING_HEADERS.what) === 'article' ? 'article' : 'page',
  }
}

/**
 * Limits the path to a few printable characters, because logs are read in terminals, and removes e-mail addresses that
 * were pasted into the address bar.
 */
function redactPath(path: string): string {
  return path
    .slice(0, LOGGED_CHARACTERS)
    .replace(/[^\x21-\x7e]/g, '?')
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '…' : part))
    .join('/')
}
