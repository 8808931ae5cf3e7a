import { expect, test } from 'vitest'
import { packageTypes } from '@/content/inquiry-choices'
import { findSubject, subjects } from '@/content/subjects'
import { locales } from '@/lib/i18n/locales'

test('every subject has an id of its own, made of letters, digits and hyphens', () => {
  const ids = subjects.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-zA-Z\d-]*$/.test(id))).toEqual([])
})

test('titles are plain text in each language, and a package is one of its category', () => {
  for (const { title, category, values } of subjects) {
    for (const locale of locales) expect(title[locale]).toMatch(/^\p{Lu}[^\u00A0\u00AD{}]+$/u)
    const known = packageTypes[category as keyof typeof packageTypes]
    if (values?.packageType) expect(known).toContain(values.packageType)
  }
})

test('a treatment is named with its lengths and its price', () => {
  const titleOf = (id: string) => findSubject(id)?.title.sv
  expect(titleOf('treatment-classicMassage-25')).toBe('Klassisk massage, 25 minuter, 595 kr')
  expect(titleOf('treatment-classicMassage')).toBe('Klassisk massage, 25 eller 50 minuter, från 595 kr')
})
