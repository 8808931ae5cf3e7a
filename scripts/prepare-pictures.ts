import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFiles } from '../lib/pictures/sources.ts'

/**
 * `npm run pictures`: encodes each original in content/pictures that is new or has changed into the files that guests
 * get (public/pictures), deletes those that no original has any more, and writes sizes and hashes to
 * content/pictures/index.json. Prints what it changed; commit all of it. File names carry a hash of the original, so
 * browsers keep them for a year. `-- --all` encodes every picture anew, after a change of the settings below.
 */

const SOURCE = path.resolve('content/pictures')
const TARGET = path.resolve('public/pictures')
const INDEX = path.join(SOURCE, 'index.json')
const QUALITY = {
  avif: { quality: 48, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 5 },
}
/** What a phone shows first arrives after the text on a slow connection: lower quality, step by step, until it fits. */
const PHONE = { width: 1000, bytes: 30_000, tighter: [44, 40, 36] }

const encodesAll = process.argv.includes('--all')

interface IndexEntry {
  name: string
  width: number
  height: number
  hash: string
}

const index = JSON.parse(await readFile(INDEX, 'utf8')) as IndexEntry[]
const jobs: { original: Buffer; file: string; format: 'avif' | 'webp'; width: number }[] = []
for (const picture of index) {
  const original = await readFile(path.join(SOURCE, `${picture.name}.webp`))
  const { width, height } = await sharp(original).metadata()
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8)
  Object.assign(picture, { width, height, hash })
  jobs.push(...pictureFiles(picture).map((file) => ({ original, ...file })))
}

await mkdir(TARGET, { recursive: true })
const wanted = new Set(jobs.map(({ file }) => file))
for (const file of await readdir(TARGET)) {
  if (wanted.has(file)) continue
  await rm(path.join(TARGET, file))
  console.log(`deleted ${file}`)
}

const queue = jobs.filter(({ file }) => !encodesAll || !existsSync(path.join(TARGET, file)))
sharp.concurrency(1)
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      // A temporary name first, so that an interrupted run leaves no partial file.
      const target = path.join(TARGET, job.file)
      await writeFile(`${target}.part`, await encode(job))
      await rename(`${target}.part`, target)
      console.log(`encoded ${job.file}`)
    }
  }),
)
await writeFile(INDEX, `${JSON.stringify(index, null, 2)}\n`)

async function encode({ original, format, width }: (typeof jobs)[number]): Promise<Buffer> {
  const resized = sharp(original).resize({ width })
  if (format === 'webp') return resized.webp(QUALITY.webp).toBuffer()
  let data = await resized.avif(QUALITY.avif).toBuffer()
  if (width > PHONE.width) return data
  for (const quality of PHONE.tighter) {
    if (data.length <= PHONE.bytes) break
    data = await resized.avif({ ...QUALITY.avif, quality }).toBuffer()
  }
  return data
}
