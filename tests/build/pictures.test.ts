import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPicture } from '@/content/pictures'
import { pictureSources } from '@/lib/pictures/sources'

const names = readdirSync('content/pictures')
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.replace('.webp', ''))

describe('the picture set', () => {
  it.each(names)('%s has every file that a page names', (name) => {
    const { avifSrcSet, webpSrcSet, fallback } = pictureSources(findPicture(name))
    const addresses = [
      ...`${avifSrcSet}, ${webpSrcSet}`.split(', ').map((entry) => entry.split(' ')[0]),
      fallback,
    ]
    expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([])
  })

  it('does not know a picture that is not there', () => {
    expect(() => findPicture('nothing')).toThrow('There is no picture "nothing"')
  })
})
