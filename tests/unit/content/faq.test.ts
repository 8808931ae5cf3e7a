import { describe, expect, test } from 'vitest'
import { conference, hotel, hours } from '@/content/facts'
import { faqEntries } from '@/content/faq'
import { faqCategories } from '@/content/faq/faq-item'
import { faqFigures } from '@/content/faq/figures'
import { formatHours, formatRange } from '@/lib/i18n/format'
import { locales } from '@/lib/i18n/locales'

describe.each(locales)('the questions and answers (%s)', (locale) => {
  const entries = faqEntries(locale, faqFigures(locale))

  test('have an id of their own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  test('fill every category', () => {
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(faqCategories))
  })

  test.each(entries)('$question', ({ question, answer }) => {
    expect(question).toMatch(/\?$/)
    expect(answer).not.toBe('')
  })

  test.each([
    ['check-in', hours.checkIn],
    ['check-out', hours.checkOut],
    ['reception on weekdays', formatHours(hours.reception.weekdays)],
    ['reception at weekends', formatHours(hours.reception.weekends)],
    ['late arrival', hours.lateArrivalAfter],
    ['day spa', formatHours(hours.spaDayGuests)],
    ['means of payment', hotel.paymentMethods.join(', ')],
    ['conference', formatRange(conference.meetingRooms.from, conference.meetingRooms.to)],
  ])('state the fact about %s', (_subject, fact) => {
    expect(entries.map(({ answer }) => answer.replaceAll('\u00A0', ' ')).join('\n')).toContain(fact)
  })
})
