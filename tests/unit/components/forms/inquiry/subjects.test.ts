import { describe, expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { categories, packageTypes } from '@/content/inquiry-choices'
import { fieldNames } from '@/components/forms/core/form-values'
import { findSubject, subjects } from '@/components/forms/inquiry/subjects'
import { emptyInquiry } from '@/components/forms/inquiry/values'

test('every subject has an id of its own, made of letters, digits and hyphens', () => {
  const ids = subjects.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-zA-Z\d-]*$/.test(id))).toEqual([])
})

describe.each(subjects.map((subject) => [subject.id, subject] as const))('%s', (_id, subject) => {
  test('has a title in each language, as plain text', () => {
    for (const locale of locales) {
      expect(subject.title[locale]).toMatch(/^\p{Lu}[^\u00A0\u00AD{}]+$/u)
    }
  })

  test('has a category of its tab and values that the form has', () => {
    expect(categories[subject.tab]).toContain(subject.category)
    expect(fieldNames(emptyInquiry)).toEqual(expect.arrayContaining(Object.keys(subject.values ?? {})))
    const { packageType } = subject.values ?? {}
    if (packageType !== undefined) {
      expect(packageTypes[subject.category as keyof typeof packageTypes]).toContain(packageType)
    }
  })
})

test.each([
  ['treatment-classicMassage-25', 'Klassisk massage, 25 minuter, 595 kr'],
  ['treatment-classicMassage', 'Klassisk massage, 25 eller 50 minuter, från 595 kr'],
  ['gift-card-600', 'Presentkort, 600 kr'],
  ['activity-dog-sled', 'Hundspann'],
  ['room-accessible', 'Tillgängligt rum'],
  ['conference-day', 'Dagskonferens'],
])('%s is %s', (id, title) => {
  expect(findSubject(id)?.title.sv).toBe(title)
})

test('an unknown id is no subject', () => {
  for (const id of ['', 'gift-card-7', 'toString', null, undefined]) expect(findSubject(id)).toBeUndefined()
})
