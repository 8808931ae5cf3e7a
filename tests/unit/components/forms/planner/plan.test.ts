import { describe, expect, test } from 'vitest'
import { cleanFigures } from '@/components/forms/core/typed-text'
import { itemsOnRequest, pricesOf, readPlan } from '@/components/forms/planner/plan'
import { toQuery } from '@/components/forms/planner/query'

const TODAY = '2025-10-20'
const read = (query: string) => readPlan(new URLSearchParams(query), TODAY)
const planOf = (query: string) => read(query).plan
const EVERYTHING =
  'type=day&rooms=yes&meals=morningCoffee,lunch,afternoonCoffee,dinner' +
  '&activities=quiz,musicQuiz,drinkTasting,escapeBox,murderMystery,treasureHunt,pentathlon,walk'

/** Sums worked out by hand, per person and by kind of VAT. */
test.each([
  ['type=day', { excluded: [910, 'from'] }, []],
  ['type=day&activities=quiz', { excluded: [910, 'from'], unstated: [249] }, []],
  ['type=lunchToLunch&rooms=yes&activities=murderMystery', { unstated: [700] }, ['rooms']],
  // It may be part of the package.
  ['type=day&meals=lunch', { excluded: [910, 'from'] }, ['lunch']],
  ['type=tailored&meals=lunch', { included: [220] }, []],
  ['type=tailored&rooms=yes&meals=dinner&activities=snowmobile', {}, ['dinner', 'snowmobile', 'rooms']],
  // 5 × 249 + 600 + 2 × 700
  [
    EVERYTHING,
    { excluded: [910, 'from'], unstated: [3245, 'from'] },
    ['morningCoffee', 'lunch', 'afternoonCoffee', 'dinner', 'rooms'],
  ],
])('the plan %s has the prices %o, and %o on request', (query, sums, onRequest) => {
  const { own, extras } = pricesOf(planOf(query))
  const groups = [...(own ? [own] : []), ...extras].map(({ vat, perPerson, isFrom }) => [
    vat,
    [perPerson, ...(isFrom ? ['from'] : [])],
  ])
  expect(Object.fromEntries(groups)).toEqual(sums)
  expect(itemsOnRequest(planOf(query))).toEqual(onRequest)
})

test.each([
  ['', undefined],
  ['2', 2],
  [' 20 ', 20],
  ['020', 20],
  ['100', 100],
  ['1', 'guestsTooFew'],
  ['-3', 'guestsTooFew'],
  ['−3', 'guestsTooFew'],
  ['\u200E２０\u200B', 20],
  ['1.5', 'guestsNotWhole'],
  ['20 st', 'guestsNotWhole'],
  ['101', 'guestsTooMany'],
  ['9'.repeat(60), 'guestsTooMany'],
])('the number of people "%s" is %s, and stays in the field', (text, expected) => {
  const { plan, errors, values } = read(new URLSearchParams({ guests: text }).toString())
  expect(plan.guests ?? errors.guests).toBe(expected)
  expect(cleanFigures(text).startsWith(values.guests)).toBe(true)
})

test.each([
  ['2025-10-20', undefined],
  ['2025-10-19', 'dateInPast'],
  ['2027-10-21', 'dateTooFar'],
  ['2026-02-30', 'dateInvalid'],
  ['12/3/2026', 'dateInvalid'],
  ['0026-03-12', 'dateInvalid'],
])('the date %s has the error %s', (text, error) => {
  const { plan, errors, values } = read(`date=${text}`)
  expect([plan.date, errors.date]).toEqual([error ? undefined : text, error])
  // A year that is being typed stays in the browser's field; what is no day would not show there.
  expect(values.date).toBe(/^\d{4}-\d\d-(?!30)\d\d$/.test(text) ? text : '')
})

test('nights count in a tailored plan with rooms alone', () => {
  const nightsOf = (query: string) => planOf(`${query}&nights=2`).nights
  expect(['type=tailored&rooms=yes', 'type=tailored&rooms=no', 'type=day&rooms=yes'].map(nightsOf)).toEqual([
    2,
    undefined,
    undefined,
  ])
  expect(read('type=tailored&rooms=yes&nights=0').errors.nights).toBe('nightsInvalid')
  expect(read('type=day&nights=0').errors.nights).toBeUndefined()
})

describe('the query', () => {
  test('ignores unknown words', () => {
    const plan = planOf('type=week&rooms=maybe&meals=pizza&activities=__proto__&guests=8')
    expect(plan).toEqual({ ...planOf(''), guests: 8 })
    expect(planOf('rooms=constructor')).toEqual(planOf(''))
  })

  test.each([
    `guests=20&date=2026-03-12&${EVERYTHING}`,
    'type=tailored&rooms=yes&nights=3',
    'guests=abc&date=2025-10-19&type=day',
    '',
  ])('survives reading and writing: %s', (query) => {
    const answer = read(query)
    expect(read(toQuery(answer.values))).toEqual(answer)
  })
})
