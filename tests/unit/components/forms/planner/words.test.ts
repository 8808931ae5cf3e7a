import { describe, expect, it } from 'vitest'
import { notesOn, readPlan } from '@/components/forms/planner/plan'
import { planInquiryHref } from '@/components/forms/planner/plan-inquiry'
import { writeNote, writePlan } from '@/components/forms/planner/words'
import en from '@/messages/en.json' with { type: 'json' }
import sv from '@/messages/sv.json' with { type: 'json' }

const read = (query: string) => readPlan(new URLSearchParams(query), '2025-10-20')
const planOf = (query: string) => read(query).plan
const meals = { sv: sv.inquiry.meals, en: en.inquiry.meals }
const write = (query: string, locale: 'sv' | 'en') =>
  writePlan(planOf(query), meals[locale], locale).split('\n')

describe('a plan as lines', () => {
  const day =
    'guests=20&date=2026-03-12&type=day&rooms=no&meals=lunch&activities=quiz&activities=drinkTasting'

  it('says all that was chosen, in Swedish', () => {
    expect(write(day, 'sv')).toEqual([
      'Plan från konferensplaneraren',
      '20 personer',
      'torsdag 12 mars 2026',
      'Dagskonferens, 08:00–16:00',
      'Måltider: Lunch',
      'Aktiviteter: Quiz, Dryckesprovning',
      'Rum: nej',
      'Dagskonferens: från 910 kr per person, från 18 200 kr för 20 personer, exklusive moms, kontakta oss för pris på er dag',
      'Quiz: 249 kr per person, 4 980 kr för 20 personer, momsen står i vårt svar',
      'Dryckesprovning: från 600 kr per person, från 12 000 kr för 20 personer, momsen står i vårt svar',
      'Pris på förfrågan: Lunch',
    ])
  })

  it('says the same in English', () => {
    expect(write(day, 'en')).toEqual([
      'Plan from the conference planner',
      '20 people',
      'Thursday, 12 March 2026',
      'Day conference, 08:00–16:00',
      'Meals: Lunch',
      'Activities: Quiz, Drinks tasting',
      'Rooms: no',
      'Day conference: from 910 SEK per person, from 18,200 SEK for 20 people, excluding VAT, contact us for a price for your day',
      'Quiz: 249 SEK per person, 4,980 SEK for 20 people, our answer states the VAT',
      'Drinks tasting: from 600 SEK per person, from 12,000 SEK for 20 people, our answer states the VAT',
      'Price on request: Lunch',
    ])
  })

  it('leaves out what was not said', () => {
    expect(write('type=tailored&rooms=yes&nights=2&meals=lunch', 'sv')).toEqual([
      'Plan från konferensplaneraren',
      'Skräddarsytt, era egna tider',
      'Måltider: Lunch',
      'Rum: ja, 2 nätter',
      'Lunch: 220 kr per person, inklusive moms',
      'Pris på förfrågan: Skräddarsytt, Rum',
    ])
    expect(write('type=lunchToLunch', 'en')).toEqual([
      'Plan from the conference planner',
      'Lunch to lunch, 12:00 to 13:00 the next day',
      'Price on request: Lunch to lunch',
    ])
  })
})

it('words what a group should know', () => {
  const plan = planOf('guests=3&date=2026-05-12&rooms=yes&activities=snowmobile')
  expect(notesOn(plan).map((note) => writeNote(note, 'sv'))).toEqual([
    'Skotersafari: riktmärket är minst 4 personer.',
    'Skotersafari går december–mars. Ert datum ligger utanför.',
  ])
  expect(notesOn(planOf('guests=41&rooms=yes')).map((note) => writeNote(note, 'en'))).toEqual([
    'The hotel has 40 rooms, so some of you will share.',
  ])
})

describe('the inquiry that carries a plan', () => {
  const paramsOf = (query: string) =>
    Object.fromEntries(new URL(planInquiryHref(read(query)), 'https://hotel.example').searchParams)

  it('is about the package', () => {
    expect(paramsOf('guests=20&date=2026-03-12&type=day&meals=lunch')).toEqual({
      about: 'conference-day',
      fromConference: 'true',
      guests: '20',
      checkIn: '2026-03-12',
      plan: 'guests=20&date=2026-03-12&type=day&meals=lunch',
    })
  })

  it('has the night of lunch to lunch', () => {
    expect(paramsOf('date=2026-03-31&type=lunchToLunch')).toMatchObject({
      about: 'conference-lunchToLunch',
      nights: '1',
      checkIn: '2026-03-31',
      checkOut: '2026-04-01',
    })
  })
})
