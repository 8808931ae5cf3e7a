// @ts-nocheck
/**
 * Prepares the picture set: for each original in content/pictures, AVIF in several widths and one or two WebP
 * fallbacks in public/pictures. File names carry a hash of the original and of the settings, so that browsers
 * may keep them for a year and a second run has nothing to do.
 *
 *   node scripts/prepare-pictures.ts           prepare what is missing
 *   node scripts/prepare-pictures.ts --index   also write changed hashes to content/pictures/index.json
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const SOURCE = path.resolve('content/pictures')
const TARGET = path.resolve('public/pictures')
const INDEX = path.join(SOURCE, 'index.json')
const WIDE_FROM = 2000
/** Keep in step with `pictureWidths` in lib/pictures/sources.ts. */
const WIDTHS = {
  wide: { avif: [640, 960, 1440, 1920], webp: [960, 1600] },
  regular: { avif: [400, 800, 1000, 1200], webp: [800] },
}
const ENCODERS = {
  avif: { quality: 48, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 4 },
}
/**
 * On a slow line a hero beyond this many bytes comes after the text. Pictures full of detail, which hides what is
 * left out, are encoded more tightly step by step where a phone fetches them, until they are below it.
 */
const PHONE = { width: 1000, bytes: 30_000, tighter: [44, 40, 36] }

const started = performance.now()
const index = JSON.parse(await readFile(INDEX, 'utf8'))
let indexChanged = false
const jobs = []

for (const picture of index) {
  const original = await readFile(path.join(SOURCE, picture.file))
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify({ WIDTHS, ENCODERS, PHONE }))
    .digest('hex')
    .slice(0, 8)
  if (picture.hash !== hash) {
    picture.hash = hash
    indexChanged = true
  }
  const widths = picture.width >= WIDE_FROM ? WIDTHS.wide : WIDTHS.regular
  for (const [format, sizes] of Object.entries(widths)) {
    for (const width of sizes)
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

/** Writes under a temporary name first, so that an interrupted run leaves no half file behind. */
async function encode({ original, name, format, width }) {
  const target = path.join(TARGET, name)
  await writeFile(`${target}.part`, await encoded(original, format, width))
  await rename(`${target}.part`, target)
}

async function encoded(original, format, width) {
  const resized = sharp(original).resize({ width })
  let data = await resized[format](ENCODERS[format]).toBuffer()
  if (format !== 'avif' || width > PHONE.width) return data
  for (const quality of PHONE.tighter) {
    if (data.length <= PHONE.bytes) break
    data = await resized.avif({ ...ENCODERS.avif, quality }).toBuffer()
  }
  return data
}
