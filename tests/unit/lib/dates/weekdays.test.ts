import { expect, test } from 'vitest'
import { articles } from '@/content/articles'
import { dinnerDays } from '@/content/facts'
import { formatWeekdays, groupHours, nameEvenings, nameWeekdays, weekdaysAround } from '@/lib/dates/weekdays'
import { formatWeekday } from '@/lib/i18n/format'
import { type Locale, locales } from '@/lib/i18n/locales'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'

test.each([
  [{ from: 1, to: 6 }, 'måndag–lördag', 'mån–\u2060lör', 'måndag till lördag', 'Mondays to Saturdays'],
  [{ from: 5, to: 6 }, 'fredag–lördag', 'fre–\u2060lör', 'fredag och lördag', 'Fridays and Saturdays'],
  [{ from: 7, to: 7 }, 'söndag', 'sön', 'söndag', 'Sundays'],
])('the days %j are written %s, %s, %s and %s', (days, long, short, named, plural) => {
  expect(formatWeekdays(days, 'sv')).toBe(long)
  expect(formatWeekdays(days, 'sv', 'short')).toBe(short)
  expect(nameWeekdays(days, 'sv')).toBe(named)
  expect(nameWeekdays(days, 'en', { isPlural: true })).toBe(plural)
})

test('hours are grouped by weekdays and weekends, or name their days', () => {
  const on = (from: number, to: number) => ({ days: { from, to }, from: '08:00', to: '17:00' })
  expect(groupHours(on(1, 5), on(6, 7)).sv).toBe('vardagar 08:00–17:00, helger 08:00–17:00')
  expect(groupHours(on(1, 6), on(7, 7)).en).toBe('Monday–Saturday 08:00–17:00, Sunday 08:00–17:00')
})

test('days that go round the end of the week, which no sentence can name, are an error', () => {
  expect(() => weekdaysAround({ from: 4, to: 2 })).toThrow('end of the week')
})

test('evenings are all of them, or those of their days', () => {
  expect(nameEvenings({ from: 1, to: 7 }).sv).toBe('alla kvällar')
  expect(nameEvenings({ from: 1, to: 6 }).en).toBe('Mondays to Saturdays')
})

test.each([
  [{ from: 1, to: 6 }, ['söndag']],
  [{ from: 2, to: 5 }, ['måndag', 'lördag och söndag']],
  [{ from: 1, to: 7 }, []],
])('around %j are %j', (days, around) => {
  expect(weekdaysAround(days).map((other) => nameWeekdays(other, 'sv'))).toEqual(around)
})

// They are written as prose.
test.each(locales)(
  'the messages and articles that name days together mean those of the dinner (%s)',
  (locale: Locale) => {
    const names = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekday(day, locale)).join('|')
    const together = new RegExp(`(?:${names})(?:ar|s)? (?:och|and|till|to) (?:${names})(?:ar|s)?`, 'giu')
    const prose = JSON.stringify([{ sv, en }[locale], articles.map(({ text }) => text[locale])])
    const named = prose.match(together) ?? []
    expect(named.length).toBeGreaterThan(3)
    const meant = [false, true].map((isPlural) =>
      nameWeekdays(dinnerDays, locale, { isPlural }).toLowerCase(),
    )
    expect(named.filter((days) => !meant.includes(days.toLowerCase()))).toEqual([])
  },
)
