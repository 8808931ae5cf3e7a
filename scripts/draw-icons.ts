import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { colours } from '../lib/colours.ts'

/** `npm run icons`: draws the site's icons from the mark (public/drawings/mark.svg) in the colours of lib/colours.ts. Commit all of it. */

const MARK_UNITS = 40
const mark = (await readFile('public/drawings/mark.svg', 'utf8')).replaceAll('#000', colours.snow)

/** @param margin free space round the mark, in its own units */
function drawIcon(margin: number): string {
  const size = MARK_UNITS + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}"><rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${colours['fir-950']}"/>${mark.replace('<svg ', `<svg width="${MARK_UNITS}" height="${MARK_UNITS}" `)}</svg>\n`
}

const drawPng = (margin: number, pixels: number) =>
  sharp(Buffer.from(drawIcon(margin)), { density: (72 * pixels) / MARK_UNITS })
    .resize(pixels)
    .png({ palette: true })
    .toBuffer()

/** An ICO file of one PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function wrapAsIco(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(pixels, 6)
  header.writeUInt8(pixels, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

await writeFile('public/icons/icon.svg', drawIcon(4))
await writeFile('public/icons/icon-192.png', await drawPng(4, 192))
await writeFile('public/icons/icon-512.png', await drawPng(4, 512))
// Phones cut a circle out of it.
await writeFile('public/icons/maskable-512.png', await drawPng(12, 512))
await writeFile('public/icons/apple-touch-icon.png', await drawPng(7, 180))
await writeFile('public/favicon.ico', wrapAsIco(await drawPng(2, 32), 32))
