import { describe, expect, it } from 'vitest'
import { packagePrices } from '@/content/facts'
import { featuredPackages, packageAnchor, packagesFor } from '@/content/packages'
import { formatPrice } from '@/lib/i18n/format'
import { locales } from '@/lib/i18n/locales'

const ids = (packages: readonly { id: number }[]) => packages.map(({ id }) => id).sort((a, b) => a - b)

describe('packages', () => {
  it('lists eleven in Swedish and ten in English, without the autumn retreat', () => {
    const all = [1, 2, 3, 4, 5, 8, 104, 302, 303, 304, 401]
    expect(ids(packagesFor('sv'))).toEqual(all)
    expect(ids(packagesFor('en'))).toEqual(all.filter((id) => id !== 303))
  })

  it.each([
    ['HÄRLIGA FREDAG', 'harliga-fredag'],
    ['SPA FÖR EN DAG', 'spa-for-en-dag'],
    ['HÅLL', 'hall'],
    ['SENIORPAKET 60+', 'seniorpaket-60+'],
  ])('gives %s the anchor %s', (title, anchor) => {
    expect(packageAnchor(title)).toBe(anchor)
  })

  it.each(locales)('has no anchor twice in %s', (locale) => {
    const anchors = packagesFor(locale).flatMap(({ anchor, otherAnchors }) => [anchor, ...otherAnchors])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('states the two senior prices, each in its own list', () => {
    const seniorPrice = (locale: 'sv' | 'en') => packagesFor(locale).find(({ id }) => id === 8)?.price?.amount
    expect(seniorPrice('sv')).toBe(formatPrice(packagePrices.senior, 'sv'))
    expect(seniorPrice('en')).toBe(formatPrice(packagePrices.seniorInEnglishList, 'en'))
  })

  it.each(locales)(
    'asks guests to get in touch about spa packages and the day conference in %s',
    (locale) => {
      expect(ids(packagesFor(locale).filter(({ price }) => !price))).toEqual([1, 2, 401])
    },
  )

  it.each(locales)('features the weekend package, LEISURE and the day conference in %s', (locale) => {
    expect(ids(featuredPackages(locale))).toEqual([3, 302, 401])
  })
})
