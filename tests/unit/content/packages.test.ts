import { expect, test, vi } from 'vitest'
import { inquiryChoices } from '@/components/forms/inquiry/content'
import { packageDayErrors } from '@/components/forms/inquiry/schema'
import { choiceLabels } from '@/content/inquiry-choice-labels'
import { packageTypes } from '@/content/inquiry-choices'
import type { HotelPackage } from '@/content/package-parts'
import { allPackages, packageAnchor, packagesFor } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'
import { SEASON_DAY } from '@/scripts/season'

vi.stubEnv('SITE_DATE', SEASON_DAY)

const AUTUMN_RETREAT = 303

const idsFor = (locale: Locale) => packagesFor(locale).map(({ id }) => id)

test('the autumn retreat is listed in Swedish only, every other package in both languages', () => {
  expect(idsFor('sv')).toContain(AUTUMN_RETREAT)
  expect(idsFor('en')).toEqual(idsFor('sv').filter((id) => id !== AUTUMN_RETREAT))
})

test.each([
  ['HÄRLIGA FREDAG', 'harliga-fredag'],
  ['SPA FÖR EN DAG', 'spa-for-en-dag'],
  ['SENIORPAKET 60+', 'seniorpaket-60+'],
])('%s has the anchor %s', (title, anchor) => {
  expect(packageAnchor(title)).toBe(anchor)
})

const isSpaPackage = ({ title }: HotelPackage) => /\bspa\b/i.test(title.sv)

test('spa packages have no price, and are not on the home page', () => {
  const spaPackages = packagesFor('sv').filter(isSpaPackage)
  expect(spaPackages).not.toEqual([])
  for (const { price, isFeatured } of spaPackages) {
    expect(price).not.toHaveProperty('kronor')
    expect(isFeatured).toBeUndefined()
  }
})

test('a package with dates is not listed under the days of the week', () => {
  const dated = allPackages().filter((item) => item.dated)
  expect(dated.map(({ title }) => title.sv)).toEqual(['Höstretreat', 'Julpaket'])
  for (const item of dated) expect(item).not.toHaveProperty('weekdays')
})

test('a package that can be chosen in the inquiry has its name there, and an error that names its days', () => {
  for (const { packageType, title, dated, weekdays } of allPackages()) {
    if (!packageType) continue
    expect(choiceLabels.packageType[packageType]).toEqual(title)
    if (dated ?? weekdays) expect(packageDayErrors).toHaveProperty(packageType)
  }
})

test('the inquiry offers no package that can no longer be booked', () => {
  const offered = () =>
    Object.values(inquiryChoices('sv').packageType).flatMap((types) => types.map(({ value }) => value))
  const all = offered()
  expect(all).toContain('hostreatreat')
  vi.stubEnv('SITE_DATE', '2025-11-08')
  expect(offered()).toEqual(all.filter((type) => type !== 'hostreatreat'))
  vi.stubEnv('SITE_DATE', SEASON_DAY)
})

test('every package that the inquiry offers is listed', () => {
  const listed = allPackages().map(({ packageType }) => packageType)
  const offered = Object.values(packageTypes).flat()
  expect(offered.filter((type) => !listed.includes(type))).toEqual([])
})
