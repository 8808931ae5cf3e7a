import './globals.css'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { sans, serif, serifItalic } from '@/app/fonts'
import { type MissingKind, NotFoundPanel } from '@/components/layout/not-found-panel'
import { SiteFrame } from '@/components/layout/site-frame'
import { venue } from '@/content/venue'
import { readPublicUrl } from '@/lib/i18n/current-variant'

export async function generateMetadata(): Promise<Metadata> {
  const [t, kind] = [await getTranslations('notFound'), await readKind()]
  return {
    title: `${t(kind === 'article' ? 'articleTitle' : 'pageTitle')} – ${venue.shortName}`,
    description: t(kind === 'article' ? 'articleText' : 'pageText'),
    robots: { index: false },
  }
}

/** Any unknown path: status 404 in the guest's locale. */
export default async function GlobalNotFound() {
  return (
    <html lang={await getLocale()} className={`${sans.variable} ${serif.variable} ${serifItalic.variable}`}>
      <body className="bg-fir-950">
        <SiteFrame>
          <NotFoundPanel kind={await readKind()} />
        </SiteFrame>
      </body>
    </html>
  )
}

async function readKind(): Promise<MissingKind> {
  return (await readPublicUrl()).pathname.startsWith('/blog/') ? 'article' : 'page'
}
