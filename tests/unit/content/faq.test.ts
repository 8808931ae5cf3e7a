import { describe, expect, test } from 'vitest'
import { faqEntries } from '@/content/faq'
import { faqCategories } from '@/content/faq/faq-item'
import { locales } from '@/lib/i18n/locales'

describe.each(locales)('the questions and answers (%s)', (locale) => {
  const entries = faqEntries(locale)

  test('have an id of their own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  test('fill every category', () => {
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(faqCategories))
  })
})
