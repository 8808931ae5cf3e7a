import sharp from 'sharp'
import { CARD_SIZE } from '@/components/seo/page-metadata'
import { findPagePicture } from '@/content/page-pictures'
import { pagePaths } from '@/lib/routes/find-page'

export const dynamic = 'force-static'
export const dynamicParams = false

const names = new Set(pagePaths.map((path) => findPagePicture(path).name))

export const generateStaticParams = () => [...names].map((name) => ({ card: `${name}.jpg` }))

/** A page's picture in the size and the format that social media take, made at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const name = (await params).card.replace('.jpg', '')
  const jpeg = await sharp(`content/pictures/${name}.webp`)
    .resize({ ...CARD_SIZE, position: 'attention' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
