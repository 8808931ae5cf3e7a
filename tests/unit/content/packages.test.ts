import { expect, test } from 'vitest'
import { featuredPackages, packageAnchor, packagesFor } from '@/content/packages'
import { locales, type Locale } from '@/lib/i18n/locales'
import { SEASON_DAY } from '@/scripts/season'

const AUTUMN_RETREAT = 303

const idsFor = (locale: Locale) => packagesFor(locale, SEASON_DAY).map(({ id }) => id)

test('the autumn retreat is listed in Swedish only, every other package in both languages', () => {
  expect(idsFor('sv')).toContain(AUTUMN_RETREAT)
  expect(idsFor('en')).toEqual(idsFor('sv').filter((id) => id !== AUTUMN_RETREAT))
})

test.each([
  ['HÄRLIGA FREDAG', 'harliga-fredag'],
  ['SPA FÖR EN DAG', 'spa-for-en-dag'],
  ['HÅLL', 'hall'],
  ['SENIORPAKET 60+', 'seniorpaket-60+'],
])('%s has the anchor %s', (title, anchor) => {
  expect(packageAnchor(title)).toBe(anchor)
})

test.each(locales)('no anchor occurs twice (%s)', (locale) => {
  const anchors = packagesFor(locale, SEASON_DAY).flatMap(({ anchor, otherAnchors }) => [
    anchor,
    ...otherAnchors,
  ])
  expect(new Set(anchors).size).toBe(anchors.length)
})

const isSpaPackage = ({ title }: { title: string }) => /\bspa\b/i.test(title)

test.each(locales)('spa packages have no price: guests are asked to get in touch (%s)', (locale) => {
  const spaPackages = packagesFor(locale, SEASON_DAY).filter(isSpaPackage)
  expect(spaPackages).not.toEqual([])
  for (const { price } of spaPackages) expect(price).toBeUndefined()
})

test.each(locales)('the home page shows packages of the list, and no spa package (%s)', (locale) => {
  const featured = featuredPackages(locale, SEASON_DAY)
  expect(featured).not.toEqual([])
  expect(featured.filter(isSpaPackage)).toEqual([])
  expect(idsFor(locale)).toEqual(expect.arrayContaining(featured.map(({ id }) => id)))
})
