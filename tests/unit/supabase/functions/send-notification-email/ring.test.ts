import { describe, expect, test } from 'vitest'
import { countLines, lineDistance, MOST_LINES } from '@/components/ui/ring/draw-ring'
import * as site from '@/components/ui/ring/ring-measures'
import { formatCount } from '@/lib/i18n/count'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'
import {
  describeRing,
  htmlRing,
  MOST_LINES as MOST_LINES_IN_MAIL,
  readRing,
} from '@/supabase/functions/send-notification-email/ring'
import { RING } from '@/supabase/functions/send-notification-email/words'

const REFERENCE = 'KF-7Q2M4X'
const rowOf = (
  check_in_date: string,
  check_out_date: string,
  participants: string,
  nights: string | null = null,
) => ({
  check_in_date,
  check_out_date,
  participants,
  nights,
})

const rows = {
  winter: rowOf('2026-12-12', '2026-12-15', '2', '3'),
  'without a number of nights': rowOf('2026-07-01', '2026-07-08', '4'),
  'one day': rowOf('2026-04-01', '2026-04-01', '1'),
  span: rowOf('2026-10-01', '2026-10-02', '12–15'),
  'ten guests': rowOf('2026-10-01', '2026-10-12', '10'),
  'a long stay': rowOf('2026-01-01', '2026-02-20', '100'),
}

describe.each(Object.entries(rows))('%s', (_, row) => {
  const measures = site.readRingMeasures({
    nights: row.nights ?? undefined,
    participants: row.participants,
    checkIn: row.check_in_date,
    checkOut: row.check_out_date,
  })

  test('says what the receipt says', () => {
    for (const [language, words] of [
      ['sv', sv.ring],
      ['en', en.ring],
    ] as const) {
      const said = words.label.replace('{parts}', describeRing(readRing(row), language))
      expect(said).toBe(site.describeRing(measures, words, language))
    }
  })

  test('has as many lines, as far apart', () => {
    const html = htmlRing(readRing(row), REFERENCE)
    expect(html.match(/<table/g)).toHaveLength(countLines(measures))
    const padding = Math.round(lineDistance(measures) * 0.6)
    expect(html).toContain(`cellpadding="${padding}"`)
  })
})

test('the words are those of the site', () => {
  for (const [language, words] of [
    ['sv', sv.ring],
    ['en', en.ring],
  ] as const) {
    const { numbers, ...others } = RING[language]
    expect(words).toMatchObject(others)
    const inWords = Array.from({ length: 12 }, (_, index) => formatCount(index + 2, language))
    expect(numbers.split(' ')).toEqual(inWords.filter((word) => !/\d/.test(word)))
  }
  expect(MOST_LINES_IN_MAIL).toBe(MOST_LINES)
})

test('repeats nothing of what was typed that is no short number', () => {
  for (const participants of ['ring 070-123 45 67', '<b>2</b>', '123456789', 'tolv']) {
    const ring = readRing(rowOf('2026-12-12', '2026-12-15', participants, '<i>3</i>'))
    expect(ring).toEqual({ nights: 3, guests: null, guestSpan: null, season: 'winter' })
  }
})

test('the same reference has the same outline, and it is no picture to be read', () => {
  const draw = (reference: string) => htmlRing(readRing(rows.winter), reference)
  expect(draw(REFERENCE)).toBe(draw(REFERENCE))
  expect(draw(REFERENCE)).not.toBe(draw('KF-7Q2M4Y'))
  expect(draw(REFERENCE)).toMatch(/^<div aria-hidden="true"/)
  expect(draw(REFERENCE)).toContain('#8f3b18')
})

test('the outline has no straight pieces: the corners on each side add up to its length', () => {
  const html = htmlRing(readRing(rows.winter), REFERENCE)
  const [, one, other] = /border-radius:(\d+)% (\d+)%"/.exec(html) ?? []
  expect(Number(one) + Number(other)).toBe(100)
})
