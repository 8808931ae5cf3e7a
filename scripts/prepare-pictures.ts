import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'prettier'
import sharp, { type Sharp } from 'sharp'
import type { PictureInfo } from '../content/pictures.ts'
import { pictureFiles, WIDE } from '../lib/pictures/sources.ts'

/**
 * `npm run pictures` (CONTRIBUTING.md, "Picture"): encodes each original that is new or has changed, deletes the files
 * that no original has any more, and prints what it changed. File names carry a hash of the original, so browsers keep
 * them for a year. `-- --all` encodes every picture anew, after a change of the settings below.
 */

const SOURCE = path.resolve('content/pictures')
const TARGET = path.resolve('public/pictures')
const INDEX = path.join(SOURCE, 'index.json')
const WEBP = { quality: 72, effort: 5 }
const AVIF = { quality: 48, effort: 3, chromaSubsampling: '4:2:0' }
/** Of pictures wide enough for a hero, which fills the window; at less, snow and forest smear. */
const WIDE_AVIF = { ...AVIF, quality: 54 }
/** What a phone shows first arrives after the text on a slow connection: lower quality, step by step, until it fits. */
const PHONE = { width: 1000, bytes: 30_000, qualities: [48, 44, 40, 36] }

const known = JSON.parse(await readFile(INDEX, 'utf8')) as Record<string, PictureInfo | undefined>
const originals = (await readdir(SOURCE)).filter((file) => file !== path.basename(INDEX)).sort()
const encodesAll = process.argv.includes('--all')
const index: Record<string, Omit<PictureInfo, 'name'>> = {}
const wanted = new Set<string>()
await mkdir(TARGET, { recursive: true })

for (const file of originals) {
  const name = path.basename(file, '.webp')
  const original = await readFile(path.join(SOURCE, file))
  const { width, height, format: encoding } = await sharp(original).metadata()
  if (encoding !== 'webp' || !file.endsWith('.webp')) throw new Error(`${file} is not WebP: save it as WebP.`)
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8)
  const { alt = { sv: '', en: '' }, focal = { x: 0.5, y: 0.5 }, peak, focusBox } = known[name] ?? {}
  const isForHero = focusBox !== undefined || width >= WIDE.from
  const isNew = known[name] === undefined
  const tone = isForHero && isNew ? await findTone(original, width, height) : known[name]?.tone
  const sky = isForHero ? `#${(await meanColour(original, width, 8)).toString('hex')}` : undefined
  const entry = { width, height, hash, alt, focal, peak, focusBox, tone, sky }
  index[name] = entry
  for (const job of pictureFiles({ name, ...entry })) {
    wanted.add(job.file)
    const target = path.join(TARGET, job.file)
    if (existsSync(target) && !encodesAll) continue
    const resized = sharp(original).resize({ width: job.width })
    const data = await (job.format === 'webp'
      ? resized.webp(WEBP).toBuffer()
      : encodeAvif(resized, job.width, width >= WIDE.from))
    // A temporary name first, so that an interrupted run leaves no partial file.
    await writeFile(`${target}.part`, data)
    await rename(`${target}.part`, target)
    console.log(`encoded ${job.file}`)
  }
}
for (const file of await readdir(TARGET)) {
  if (wanted.has(file)) continue
  await rm(path.join(TARGET, file))
  console.log(`deleted ${file}`)
}
await writeFile(INDEX, await format(JSON.stringify(index), { parser: 'json', printWidth: 110 }))

/** Red, green and blue of a picture's upper part. */
async function meanColour(original: Buffer, width: number, height: number): Promise<Buffer> {
  const edge = sharp(original).extract({ left: 0, top: 0, width, height })
  return edge.resize(1, 1).removeAlpha().raw().toBuffer()
}

/** The text's colour with more contrast behind the header, about an eighth of a hero. */
async function findTone(original: Buffer, width: number, height: number): Promise<'fir' | undefined> {
  const [red = 0, green = 0, blue = 0] = [...(await meanColour(original, width, Math.round(height / 8)))].map(
    (value) => (value / 255) ** 2.2,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? 'fir' : undefined
}

async function encodeAvif(picture: Sharp, width: number, isWide: boolean): Promise<Buffer> {
  if (width > PHONE.width) return picture.avif(isWide ? WIDE_AVIF : AVIF).toBuffer()
  let data = Buffer.alloc(0)
  for (const quality of PHONE.qualities) {
    data = await picture.avif({ ...AVIF, quality }).toBuffer()
    if (data.length <= PHONE.bytes) break
  }
  return data
}
