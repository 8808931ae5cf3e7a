import { describe, expect, inject, test, vi } from 'vitest'
import { flatten, parseForm, readFormValues } from '@/components/forms/core/form-values'
import { toColumns } from '@/components/forms/core/stored-row'
import { inquirySchema } from '@/components/forms/inquiry/schema'
import { emptyInquiry } from '@/components/forms/inquiry/values'
import { applicationSchema } from '@/components/forms/job-application/schema'
import { emptyApplication } from '@/components/forms/job-application/values'
import { lostAndFoundSchema } from '@/components/forms/lost-and-found/schema'
import { emptyRequest } from '@/components/forms/lost-and-found/values'
import { newsletterSchema } from '@/components/forms/newsletter/schema'
import { inquiryDays } from '@/content/subjects'
import { formDataOf } from '@/tests/support/form-data'
import { applicationForm, businessValues, lostValues, privateValues } from '@/tests/support/form-values'
import { connectUntyped } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow, privateInquiry } from '@/tests/support/rows'

// A day on which the dates of the forms are right.
vi.stubEnv('SITE_DATE', '2026-12-01')

const service = connectUntyped(inject('backend'))
/** What PostgreSQL says of a value that a check refuses. */
const CHECK_VIOLATION = /violates check constraint/
/** Longer than any field. */
const TOO_LONG = 16_384

/** Fields whose values are chosen, or are days. */
const CHOSEN = new Set([
  ...['formType', 'category', 'packageType', 'conferenceType', 'needsAccommodation', 'about', 'dates', 'job'],
  ...['checkIn', 'checkOut', 'arrivalDate', 'departureDate'],
])

/** What a guest may type, in a length as browsers count it: one of them suits each field. */
const TYPED: readonly ((length: number) => string)[] = [
  (length) => '1'.repeat(length),
  (length) => 'å'.repeat(length),
  (length) => '2'.padStart(length, '0'),
  (length) => '@b.se'.padStart(length, 'a'),
]
/** Counted as two by a browser and as one by the database. */
const EMOJI = '🛎'

/** The shortest and the longest length that is taken; undefined where none is. */
async function findSpan(takes: (length: number) => Promise<boolean>) {
  let shortest = 1
  while (!(await takes(shortest))) if (++shortest > 30) return undefined
  let [longest, refused] = [shortest, TOO_LONG]
  while (refused - longest > 1) {
    const middle = Math.floor((longest + refused) / 2)
    if (await takes(middle)) longest = middle
    else refused = middle
  }
  return { shortest, longest }
}

const inquiry = { schema: inquirySchema('stay', inquiryDays(undefined)), empty: emptyInquiry }
const request = { schema: lostAndFoundSchema, empty: emptyRequest }
const application = { schema: applicationSchema, empty: emptyApplication }
const signUp = { schema: newsletterSchema, empty: { email: '' } }

describe.each([
  ['booking_inquiries', { ...inquiry, values: businessValues(), row: bookingRow }],
  ['booking_inquiries', { ...inquiry, values: privateValues(), row: () => bookingRow(privateInquiry) }],
  ['lost_and_found', { ...request, values: lostValues(), row: lostAndFoundRow }],
  [
    'job_applications',
    {
      ...application,
      values: Object.fromEntries(applicationForm()),
      row: () => ({ ...jobApplicationRow(), cv_file_path: null, cover_letter_file_path: null }),
    },
  ],
  ['newsletter_subscriptions', { ...signUp, values: {}, row: () => ({ email: '' }) }],
])('%s', (table, { schema, empty, values, row }) => {
  /** The error when a row with this value is stored. */
  const errorOf = async (column: string, value: unknown) =>
    (await service.from(table).insert([{ ...row(), [column]: value }])).error?.message

  /** What is stored of a field as it was typed; undefined where the form refuses it. */
  async function storedOf(field: string, typed: string) {
    const form = readFormValues(formDataOf({ ...values, [field]: typed }), empty)
    const result = await parseForm<Record<string, unknown>>(schema, form)
    return 'data' in result ? result.data[field] : undefined
  }

  const fields = flatten(empty).flatMap(([name, value]) => (value === '' && !CHOSEN.has(name) ? [name] : []))

  test.each(fields)('takes what the form takes of %s, from the shortest to the longest', async (field) => {
    const [column = ''] = Object.keys(toColumns({ [field]: '' }))
    let isTaken = false
    for (const typed of TYPED) {
      const span = await findSpan(async (length) => (await storedOf(field, typed(length))) !== undefined)
      if (!span) continue
      isTaken = true
      const emoji = EMOJI.repeat(Math.ceil(span.shortest / EMOJI.length))
      for (const value of ['', emoji, typed(span.shortest), typed(span.longest)]) {
        const stored = await storedOf(field, value)
        if (stored !== undefined) expect(await errorOf(column, stored), value.slice(0, 60)).toBeUndefined()
      }
      // What the form does not ask for is stored as null.
      if ((await storedOf(field, typed(span.longest))) !== null)
        expect(await errorOf(column, typed(span.longest + 1))).toMatch(CHECK_VIOLATION)
    }
    expect(isTaken, 'no value of TYPED suits the field').toBe(true)
  })

  const texts = Object.entries(row()).flatMap(([column, value]) =>
    typeof value === 'boolean' || column.endsWith('_date') ? [] : [column],
  )

  test.each(texts)('limits the length of %s', async (column) => {
    expect(await errorOf(column, '1'.repeat(TOO_LONG))).toMatch(CHECK_VIOLATION)
  })
})
