import { describe, expect, it } from 'vitest'
import {
  itemsOnRequest,
  lastDay,
  notesOn,
  placesFor,
  pricesOf,
  readPlan,
  type ItemOnRequest,
} from '@/components/forms/planner/plan'
import { toQuery } from '@/components/forms/planner/address'

const TODAY = '2025-10-20'
const read = (query: string) => readPlan(new URLSearchParams(query), TODAY)
const planOf = (query: string) => read(query).plan
const nameOf = (item: ItemOnRequest) => (typeof item === 'string' ? item : item.id)

/** The sums of a plan: per person and for the group, by kind of VAT. */
const sums = (query: string) =>
  Object.fromEntries(
    pricesOf(planOf(query)).map(({ vat, sum: { perPerson, total, isFrom } }) => [
      vat,
      [perPerson, total, ...(isFrom ? ['from'] : [])],
    ]),
  )
const onRequest = (query: string) => itemsOnRequest(planOf(query)).map(nameOf)
const held = (query: string) =>
  placesFor(planOf(query).guests)
    .filter(({ holdsAll }) => holdsAll)
    .map(({ venue }) => (venue === 'meetingRoom' ? venue : venue.key))

const EVERYTHING =
  'type=day&rooms=yes&meals=morningCoffee,lunch,afternoonCoffee,dinner' +
  '&activities=quiz,musicQuiz,drinkTasting,escapeBox,murderMystery,treasureHunt,pentathlon,walk'

describe('plans worked out by hand', () => {
  it.each([
    {
      name: 'two people for a day',
      query: 'guests=2&type=day',
      // 2 × 910 = 1 820
      sums: { excluded: [910, 1820, 'from'] },
      onRequest: [],
      held: ['meetingRoom', 'forestHut', 'grillHut', 'wineCellar'],
    },
    {
      name: 'eight people, a day and a quiz',
      query: 'guests=8&type=day&activities=quiz',
      // 8 × 910 = 7 280; 8 × 249 = 1 992
      sums: { excluded: [910, 7280, 'from'], unstated: [249, 1992] },
      onRequest: [],
      held: ['meetingRoom', 'forestHut', 'grillHut', 'wineCellar'],
    },
    {
      name: 'fifteen people, lunch to lunch, with rooms and a murder mystery',
      query: 'guests=15&type=lunchToLunch&rooms=yes&activities=murderMystery',
      // 15 × 700 = 10 500
      sums: { unstated: [700, 10500] },
      onRequest: ['lunchToLunch', 'rooms'],
      held: ['meetingRoom', 'forestHut', 'grillHut'],
    },
    {
      name: 'twenty people, a day with lunch, which may be part of its price',
      query: 'guests=20&type=day&meals=lunch',
      // 20 × 910 = 18 200
      sums: { excluded: [910, 18200, 'from'] },
      onRequest: ['lunch'],
      held: ['meetingRoom', 'forestHut'],
    },
    {
      name: 'twenty-one people, lunch to lunch',
      query: 'guests=21&type=lunchToLunch',
      sums: {},
      onRequest: ['lunchToLunch'],
      held: ['meetingRoom'],
    },
    {
      name: 'a hundred people, a day, a walk and a treasure hunt',
      query: 'guests=100&type=day&activities=walk&activities=treasureHunt',
      // 100 × 910 = 91 000; 249 + 249 = 498, 100 × 498 = 49 800
      sums: { excluded: [910, 91000, 'from'], unstated: [498, 49800] },
      onRequest: [],
      held: ['meetingRoom'],
    },
    {
      name: 'a hundred and one people: prices per person alone',
      query: 'guests=101&type=day&activities=quiz',
      sums: { excluded: [910, undefined, 'from'], unstated: [249, undefined] },
      onRequest: [],
      held: [],
    },
    {
      name: 'lunch alone, with hours of their own',
      query: 'guests=12&type=tailored&meals=lunch',
      // 12 × 220 = 2 640
      sums: { included: [220, 2640] },
      onRequest: ['tailored'],
      held: ['meetingRoom', 'forestHut', 'grillHut'],
    },
    {
      name: 'nothing that has a price',
      query: 'guests=10&type=tailored&rooms=yes&meals=dinner&activities=snowmobile',
      sums: {},
      onRequest: ['tailored', 'dinner', 'snowmobile', 'rooms'],
      held: ['meetingRoom', 'forestHut', 'grillHut'],
    },
    {
      name: 'everything',
      query: `guests=20&${EVERYTHING}`,
      // 20 × 910 = 18 200; 5 × 249 + 600 + 2 × 700 = 3 245, 20 × 3 245 = 64 900
      sums: { excluded: [910, 18200, 'from'], unstated: [3245, 64900, 'from'] },
      onRequest: ['morningCoffee', 'lunch', 'afternoonCoffee', 'dinner', 'rooms'],
      held: ['meetingRoom', 'forestHut'],
    },
  ])('$name', ({ query, ...plan }) => {
    expect(sums(query)).toEqual(plan.sums)
    expect(onRequest(query)).toEqual(plan.onRequest)
    expect(held(query)).toEqual(plan.held)
  })
})

describe('the number of people', () => {
  it.each([
    ['', undefined],
    ['2', 2],
    [' 20 ', 20],
    ['020', 20],
    ['100', 100],
  ])('takes "%s"', (text, guests) => {
    const { plan, errors } = read(new URLSearchParams({ guests: text }).toString())
    expect([plan.guests, errors.guests]).toEqual([guests, undefined])
  })

  it.each([
    ['0', 'guestsTooFew'],
    ['1', 'guestsTooFew'],
    ['-3', 'guestsTooFew'],
    ['−3', 'guestsTooFew'],
    ['1.5', 'guestsNotWhole'],
    ['1,5', 'guestsNotWhole'],
    ['abc', 'guestsNotWhole'],
    ['20 st', 'guestsNotWhole'],
    ['101', 'guestsTooMany'],
    ['1000', 'guestsTooMany'],
    ['9'.repeat(60), 'guestsTooMany'],
  ])('says what is wrong with "%s", and keeps it in the field', (text, error) => {
    const { plan, errors, values } = read(new URLSearchParams({ guests: text }).toString())
    expect([plan.guests, errors.guests]).toEqual([undefined, error])
    expect(text.startsWith(values.guests)).toBe(true)
  })
})

describe('the date', () => {
  it.each([
    ['2025-10-20', undefined],
    ['2025-10-19', 'dateInPast'],
    ['2026-02-30', 'dateInvalid'],
    ['12/3/2026', 'dateInvalid'],
    ['0026-03-12', 'dateInvalid'],
  ])('%s: %s', (text, error) => {
    const { plan, errors } = read(`date=${text}`)
    expect([plan.date, errors.date]).toEqual([error ? undefined : text, error])
  })

  it('leads to the last day', () => {
    expect(lastDay(planOf('date=2026-12-31&type=day'))).toBe('2026-12-31')
    expect(lastDay(planOf('date=2026-12-31&type=lunchToLunch'))).toBe('2027-01-01')
    expect(lastDay(planOf('date=2026-02-27&type=tailored&rooms=yes&nights=2'))).toBe('2026-03-01')
    expect(lastDay(planOf('date=2026-02-27&type=tailored'))).toBeUndefined()
    expect(lastDay(planOf('type=day'))).toBeUndefined()
  })
})

describe('the nights', () => {
  it('count in a plan with hours of its own and rooms', () => {
    expect(planOf('type=tailored&rooms=yes&nights=2').nights).toBe(2)
    expect(planOf('type=tailored&rooms=no&nights=2').nights).toBeUndefined()
    expect(planOf('type=day&rooms=yes&nights=2').nights).toBeUndefined()
    expect(read('type=tailored&rooms=yes&nights=0').errors).toEqual({ nights: 'nightsInvalid' })
    expect(read('type=day&nights=0').errors).toEqual({})
  })
})

describe('the address', () => {
  it('leaves out words that it does not know', () => {
    expect(planOf('type=week&rooms=maybe&meals=pizza&activities=__proto__&guests=8')).toEqual({
      guests: 8,
      date: undefined,
      arrangement: 'day',
      meals: [],
      activities: [],
      rooms: undefined,
      nights: undefined,
    })
  })

  it.each([`guests=20&date=2026-03-12&${EVERYTHING}`, 'type=tailored&rooms=yes&nights=3', 'rooms=no', ''])(
    'of a plan describes the same plan: %s',
    (query) => {
      const { plan, values } = read(query)
      expect(planOf(toQuery(values))).toEqual(plan)
    },
  )

  it('keeps what was typed', () => {
    const query = 'guests=abc&date=2025-10-19&type=day'
    expect(toQuery(read(query).values)).toBe(query)
  })
})

describe('what a group should know', () => {
  const notes = (query: string) =>
    notesOn(planOf(query)).map((note) => ('activity' in note ? [note.kind, note.activity.id] : [note.kind]))

  it.each([
    ['guests=41&rooms=yes', [['sharedRooms']]],
    ['guests=40&rooms=yes', []],
    ['guests=41&rooms=no', []],
    ['guests=3&activities=snowmobile', [['tooFewForActivity', 'snowmobile']]],
    ['guests=4&activities=snowmobile', []],
    ['activities=snowmobile&date=2026-05-12', [['outOfSeason', 'snowmobile']]],
    ['activities=snowmobile&date=2026-01-12', []],
    ['activities=snowmobile&date=2025-12-01', []],
    ['activities=hiking&date=2026-04-30', [['outOfSeason', 'hiking']]],
    ['activities=yoga&date=2026-01-12', []],
  ])('%s', (query, expected) => {
    expect(notes(query)).toEqual(expected)
  })
})
