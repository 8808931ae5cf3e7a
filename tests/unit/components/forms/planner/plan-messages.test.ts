import { createTranslator } from 'next-intl'
import { describe, expect, test, vi } from 'vitest'
import { readPlan } from '@/components/forms/planner/plan'
import {
  readPlanMessages,
  writeNotes,
  writePlan,
  writeSummary,
} from '@/components/forms/planner/plan-messages'
import en from '@/messages/en.json' with { type: 'json' }
import sv from '@/messages/sv.json' with { type: 'json' }

const planOf = (query: string) => readPlan(new URLSearchParams(query), '2025-10-20').plan

let locale: 'sv' | 'en'
vi.mock('next-intl/server', () => ({
  getLocale: async () => locale,
  getTranslations: async (namespace: 'conferencePlanner' | 'inquiry') =>
    createTranslator({ locale, messages: { sv, en }[locale], namespace }),
}))
function messagesIn(wanted: 'sv' | 'en') {
  locale = wanted
  return readPlanMessages()
}
const write = async (query: string, wanted: 'sv' | 'en') =>
  writePlan(planOf(query), await messagesIn(wanted)).split('\n')

describe('a plan is written in lines', () => {
  const day =
    'guests=20&date=2026-03-12&type=day&rooms=no&meals=lunch&activities=quiz&activities=drinkTasting'

  test('with all choices in Swedish', async () => {
    expect(await write(day, 'sv')).toEqual([
      'Plan från konferensplaneraren',
      '20 personer',
      'torsdag 12 mars 2026',
      'Dagskonferens, 08:00–16:00',
      'Måltider: Lunch',
      'Aktiviteter: Quiz, Dryckesprovning',
      'Rum: nej',
    ])
  })

  test('with all choices in English', async () => {
    expect(await write(day, 'en')).toEqual(
      expect.arrayContaining([
        'Plan from the conference planner',
        '20 people',
        'Meals: Lunch',
        'Activities: Quiz, Drinks tasting',
        'Rooms: no',
      ]),
    )
  })

  test('without the questions that were not answered', async () => {
    expect(await write('type=tailored&rooms=yes&nights=2&meals=lunch', 'sv')).toEqual([
      'Plan från konferensplaneraren',
      'Skräddarsytt, era egna tider',
      'Måltider: Lunch',
      'Rum: ja, 2 nätter',
    ])
    expect(await write('type=lunchToLunch', 'en')).toEqual([
      'Plan from the conference planner',
      'Lunch to lunch, 12:00 to 13:00 the next day',
    ])
  })
})

test.each([
  [
    'guests=2&date=2026-03-12',
    'Dagskonferens för 2 personer, torsdag 12 mars 2026',
    'Day conference for 2 people, Thursday 12 March 2026',
  ],
  ['guests=100&type=lunchToLunch', 'Lunch till lunch för 100 personer', 'Lunch to lunch for 100 people'],
  ['', 'Dagskonferens', 'Day conference'],
])('the plan %s has a summary', async (query, sv, en) => {
  expect(writeSummary(planOf(query), await messagesIn('sv'))).toBe(sv)
  expect(writeSummary(planOf(query), await messagesIn('en'))).toBe(en)
})

const sharedRooms = 'Hotellet har 40 rum, så några av er får dela rum.'
const tooFew = 'Skotersafari: riktmärket är minst 4 personer.'

test.each([
  ['guests=41&rooms=yes', [sharedRooms]],
  ['guests=40&rooms=yes', []],
  ['guests=41&rooms=no', []],
  ['guests=3&activities=snowmobile', [tooFew]],
  ['guests=4&activities=snowmobile', []],
  ['activities=snowmobile&date=2026-05-12', ['Skotersafari: december–mars. Ert datum ligger utanför.']],
  ['activities=snowmobile&date=2026-01-12', []],
  ['activities=snowmobile&date=2025-12-01', []],
  ['activities=hiking&date=2026-04-30', ['Vandring: maj–oktober. Ert datum ligger utanför.']],
  ['activities=yoga&date=2026-01-12', []],
])('the plan %s has its notes', async (query, notes) => {
  expect(writeNotes(planOf(query), await messagesIn('sv'))).toEqual(notes)
})
