import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureWidths, widthsOf } from '../lib/pictures/sources.ts'

/**
 * Prepares the pictures: for each original in content/pictures, AVIF in several widths and WebP fallbacks in
 * public/pictures. File names contain a hash of the original and of the settings, so browsers may cache them for a year
 * and a second run does nothing.
 *
 *   node scripts/prepare-pictures.ts           prepares missing files
 *   node scripts/prepare-pictures.ts --index   also writes changed hashes to content/pictures/index.json
 */

const SOURCE = path.resolve('content/pictures')
const TARGET = path.resolve('public/pictures')
const INDEX = path.join(SOURCE, 'index.json')
const ENCODERS = {
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 4 },
}
/**
 * A larger hero arrives after the text on a slow connection. AVIF files for phones are encoded with more effort, and at
 * lower quality, step by step, until they fit. For larger files that effort would double the time of a first build and
 * save 5 % of the bytes.
 */
const PHONE = { width: 1000, effort: 3, bytes: 30_000, tighter: [44, 40, 36] }

type Format = keyof typeof ENCODERS

interface Picture {
  file: string
  name: string
  width: number
  hash: string
}

interface Job {
  original: Buffer
  /** File name. */
  name: string
  format: Format
  width: number
}

const started = performance.now()
const index = JSON.parse(await readFile(INDEX, 'utf8')) as Picture[]
let indexChanged = false
const jobs: Job[] = []

for (const picture of index) {
  const original = await readFile(path.join(SOURCE, picture.file))
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify({ WIDTHS: pictureWidths, ENCODERS, PHONE }))
    .digest('hex')
    .slice(0, 8)
  if (picture.hash !== hash) {
    picture.hash = hash
    indexChanged = true
  }
  const widths = widthsOf(picture)
  for (const format of ['avif', 'webp'] as const) {
    for (const width of widths[format])
      jobs.push({ original, name: `${picture.name}-${hash}-${width}.${format}`, format, width })
  }
}

if (indexChanged) {
  if (!process.argv.includes('--index')) {
    console.error(
      'Pictures have changed: run "node scripts/prepare-pictures.ts --index" and commit content/pictures/index.json.',
    )
    process.exit(1)
  }
  await writeFile(INDEX, `${JSON.stringify(index, null, 2)}\n`)
}

await mkdir(TARGET, { recursive: true })
const wanted = new Set(jobs.map((job) => job.name))
for (const file of await readdir(TARGET)) if (!wanted.has(file)) await rm(path.join(TARGET, file))

const missing = jobs.filter((job) => !existsSync(path.join(TARGET, job.name)))
sharp.concurrency(1)
const queue = [...missing]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await encode(job)
  }),
)
if (missing.length > 0) {
  console.log(
    `Pictures: ${missing.length} of ${jobs.length} prepared in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}

/** Writes under a temporary name first, so that an interrupted run leaves no partial file. */
async function encode({ original, name, format, width }: Job): Promise<void> {
  const target = path.join(TARGET, name)
  await writeFile(`${target}.part`, await encoded(original, format, width))
  await rename(`${target}.part`, target)
}

async function encoded(original: Buffer, format: Format, width: number): Promise<Buffer> {
  const resized = sharp(original).resize({ width })
  if (format === 'webp') return resized.webp(ENCODERS.webp).toBuffer()
  if (width > PHONE.width) return resized.avif(ENCODERS.avif).toBuffer()
  const settings = { ...ENCODERS.avif, effort: PHONE.effort }
  let data = await resized.avif(settings).toBuffer()
  for (const quality of PHONE.tighter) {
    if (data.length <= PHONE.bytes) break
    data = await resized.avif({ ...settings, quality }).toBuffer()
  }
  return data
}
