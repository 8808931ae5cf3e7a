import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { SocialCard } from '@/components/ui/social-card'
import { findArticle } from '@/content/articles'
import { events } from '@/content/events'
import { pageMetadata } from '@/content/page-metadata'
import { pagePictures } from '@/content/page-pictures'
import type { PageTexts } from '@/content/page-texts'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import { isLocale, locales, textIn, type Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { pagePaths } from '@/lib/routes/page-paths'
import { CARD_SIZE, cardName } from '@/components/seo/card-addresses'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap((locale) => pagePaths.map((path) => ({ locale, card: cardName(path) })))
}

const FONTS = [
  { name: 'Familjen Grotesk', file: 'familjen-grotesk-600.woff' },
  { name: 'Source Serif 4', file: 'source-serif-4-400.woff' },
]

const fonts = Promise.all(
  FONTS.map(async ({ name, file }) => ({ name, data: await readFile(`app/opengraph/fonts/${file}`) })),
)

/** A page's card for social media, rendered at build time. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; card: string }> },
) {
  const { locale, card } = await params
  const path = pagePaths.find((candidate) => cardName(candidate) === card)
  if (path === undefined || !isLocale(locale)) return new Response(null, { status: 404 })

  const image = new ImageResponse(
    <SocialCard
      title={removeSoftHyphens(headingOf(path, locale))}
      venueName={textIn(venue.name, locale)}
      picture={await loadPicture(pagePictures[path] ?? 'reception')}
    />,
    { ...CARD_SIZE, fonts: await fonts },
  )
  const jpeg = await sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}

function headingOf(path: string, locale: Locale): string {
  const page = (pageMetadata as Readonly<Record<string, PageTexts>>)[path]
  const heading = page?.h1 ?? Object.values(events).find(({ href }) => href === path)?.title
  if (heading) return textIn(heading, locale)
  const article = findArticle(Number(path.split('/')[2]))
  return article ? textIn(article.text, locale).title : ''
}

async function loadPicture(name: string): Promise<string> {
  const { focal } = findPicture(name)
  const source = sharp(`content/pictures/${name}.webp`).resize(CARD_SIZE.width, 900, { fit: 'cover' })
  const top = Math.round(Math.min(450, Math.max(0, focal.y * 900 - 250)))
  const jpeg = await source.extract({ left: 0, top, width: CARD_SIZE.width, height: 450 }).jpeg().toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
