import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { describeRing, readRingMeasures } from '@/components/ui/ring/ring-measures'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'

describe('what was typed', () => {
  test.each([
    ['nothing', {}, {}],
    ['a number of nights', { nights: '3' }, { nights: 3 }],
    ['no night', { nights: '0' }, { nights: 0 }],
    ['nights that are no number', { nights: '2,5' }, {}],
    [
      'two days, without nights',
      { checkIn: '2026-12-30', checkOut: '2027-01-02' },
      { nights: 3, season: 'winter' },
    ],
    [
      'nights and two other days',
      { nights: '2', checkIn: '2026-07-01', checkOut: '2026-07-04' },
      { nights: 2, season: 'summer' },
    ],
    [
      'a departure before the arrival',
      { checkIn: '2026-07-04', checkOut: '2026-07-01' },
      { season: 'summer' },
    ],
    ['a number of guests', { participants: '2' }, { guests: 2 }],
    ['a span', { participants: '12–15' }, { guests: 15, guestsFrom: 12 }],
    ['a number in words', { participants: 'ungefär 20 personer' }, { guests: 20 }],
    ['no number', { participants: 'några stycken' }, {}],
    ['no guest', { participants: '0' }, {}],
    ['a day in autumn', { checkIn: '2026-11-30' }, { season: 'fall' }],
    ['a day in spring', { checkIn: '2026-03-01' }, { season: 'spring' }],
    ['no day', { checkIn: '2026-13-01' }, {}],
  ])('%s', (_, texts, measures) => {
    expect(readRingMeasures(texts)).toEqual(measures)
  })
})

const t = {
  sv: createTranslator({ locale: 'sv', messages: sv, namespace: 'ring' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'ring' }),
}

describe('in words', () => {
  test.each([
    [
      { nights: 3, guests: 2, season: 'winter' },
      'Vistelsen: tre nätter, två gäster, vinter.',
      'The stay: three nights, two guests, winter.',
    ],
    [
      { nights: 1, guests: 1, season: 'fall' },
      'Vistelsen: en natt, en gäst, höst.',
      'The stay: one night, one guest, autumn.',
    ],
    [
      { nights: 0, guests: 12, season: 'summer' },
      'Vistelsen: en dag, tolv gäster, sommar.',
      'The stay: one day, 12 guests, summer.',
    ],
    [{ nights: 13, guests: 40 }, 'Vistelsen: 13 nätter, 40 gäster.', 'The stay: 13 nights, 40 guests.'],
    [{ guests: 15, guestsFrom: 12 }, 'Vistelsen: 12–15 gäster.', 'The stay: 12–15 guests.'],
  ] as const)('%o', (measures, swedish, english) => {
    expect(describeRing(measures, t.sv, 'sv')).toBe(swedish)
    expect(describeRing(measures, t.en, 'en')).toBe(english)
  })

  test('nothing known: nothing to say', () => {
    expect(describeRing({}, t.sv, 'sv')).toBe('')
  })
})
