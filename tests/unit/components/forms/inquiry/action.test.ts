import { beforeEach, describe, expect, test, vi } from 'vitest'

const mocks = vi.hoisted(() => ({
  guardSubmission: vi.fn<() => Promise<string | null>>(),
  insert: vi.fn<(row: unknown) => Promise<{ data?: unknown; error: unknown }>>(),
  from: vi.fn<(table: string) => unknown>(),
  hasConfirmation: vi.fn<() => Promise<{ data?: unknown; error: unknown }>>(),
  notifyAfterResponse: vi.fn<(type: string, data: unknown) => void>(),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/components/forms/core/guard', () => ({ guardSubmission: mocks.guardSubmission }))
vi.mock('@/components/forms/core/notify', () => ({ notifyAfterResponse: mocks.notifyAfterResponse }))
vi.mock('@/lib/supabase/admin', () => ({
  getAdminClient: () => ({ from: mocks.from, rpc: () => ({ abortSignal: mocks.hasConfirmation }) }),
}))

import { sendInquiry } from '@/components/forms/inquiry/action'
import { formDataOf } from '@/tests/support/form-data'
import { privateValues } from '@/tests/support/form-values'

const STORED = { reference: 'KF-7Q2M4X', created_at: '2026-11-22T15:20:30.5+01:00' }

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  mocks.guardSubmission.mockReset().mockResolvedValue(null)
  mocks.insert.mockReset().mockResolvedValue({ data: STORED, error: null })
  mocks.from.mockReset().mockReturnValue({
    insert: (row: unknown) => ({ select: () => ({ single: () => mocks.insert(row) }) }),
  })
  mocks.hasConfirmation.mockReset().mockResolvedValue({ data: true, error: null })
  mocks.notifyAfterResponse.mockReset()
  logged.mockReset().mockImplementation(() => undefined)
})

const send = (values: Partial<Record<string, string>>) => sendInquiry(null, formDataOf(values))

describe('what the inquiry is about', () => {
  const store = async (values: Partial<Record<string, string>>) => {
    expect(await send(values)).toMatchObject({ ok: true })
    return mocks.insert.mock.calls.at(-1)?.[0]
  }

  test('is stored by its Swedish title, beside what the guest typed', async () => {
    const values = privateValues({ about: 'treatment-classicMassage-25', additionalRequests: 'Helst kl. 15' })
    expect(await store({ ...values, checkOut: '' })).toMatchObject({
      subject: 'Klassisk massage, 25 minuter, 595 kr',
      additional_requests: 'Helst kl. 15',
      check_in_date: '2027-03-12',
      check_out_date: '2027-03-12',
    })
    expect(mocks.notifyAfterResponse.mock.calls[0]?.[1]).not.toHaveProperty('about')
  })

  test('is not read out of what the guest types', async () => {
    const wish = 'Gäller: Presentkort, 2 st'
    expect(await store(privateValues({ additionalRequests: wish }))).toMatchObject({
      subject: null,
      additional_requests: wish,
    })
  })

  test('needs no dates where it is a gift card', async () => {
    vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
    const values = privateValues({ about: 'gift-card-600', category: 'other', checkIn: '', checkOut: '' })
    expect(await store(values)).toMatchObject({
      subject: 'Presentkort, 600 kr',
      additional_requests: null,
      check_in_date: '2026-11-22',
      check_out_date: '2026-11-22',
    })
    vi.useRealTimers()
  })

  test.each(['gift-card-7', '__proto__', 'x'.repeat(9000), 'event-kraftskiva'])(
    'is ignored where it is unknown or over',
    async (about) => {
      expect(await store(privateValues({ about }))).toMatchObject({ subject: null })
      expect(await send(privateValues({ about, checkOut: '' }))).toMatchObject({
        fieldErrors: { checkOut: 'checkOutMissing' },
      })
    },
  )
})

test('the receipt says what was sent, and leaves out what is empty or not shown', async () => {
  const values = privateValues({ name: ' Åsa Öberg ', category: 'weekend', requestSpa: 'on' })
  const { reference } = STORED
  expect(await send({ ...values, company: 'Norrskog', 'meals.lunch': 'on', nights: '' })).toEqual({
    ok: true,
    receipt: {
      reference,
      receivedAt: '2026-11-22T14:20:30.500Z',
      isMailed: true,
      values: {
        formType: 'private',
        category: 'weekend',
        name: 'Åsa Öberg',
        email: 'asa@example.com',
        phone: '0980-319',
        participants: values.participants,
        checkIn: values.checkIn,
        checkOut: values.checkOut,
        requestSpa: 'on',
      },
    },
  })
})

test('the receipt says whether it is mailed, as far as that is known', async () => {
  mocks.hasConfirmation.mockResolvedValue({ data: false, error: null })
  expect(await send(privateValues())).toMatchObject({ ok: true, receipt: { isMailed: false } })
  mocks.hasConfirmation.mockResolvedValue({ data: null, error: { code: '' } })
  expect(await send(privateValues())).toMatchObject({ ok: true, receipt: { isMailed: undefined } })
  expect(logged).toHaveBeenCalledOnce()
})

test.each([null, 'Key (id)=(1) already exists.'])(
  'a duplicate whose detail (%s) names no row is a success without a receipt',
  async (details) => {
    mocks.insert.mockResolvedValue({ error: { code: '23505', details } })
    expect(await send(privateValues())).toEqual({ ok: true })
  },
)

test.each(['blocked', 'rateLimited'])('whoever is %s is told so', async (refusal) => {
  mocks.guardSubmission.mockResolvedValue(refusal)
  expect(await send(privateValues())).toMatchObject({
    ok: false,
    formError: refusal,
    values: { name: 'Åsa Öberg' },
  })
  expect(mocks.from).not.toHaveBeenCalled()
})

test.each([
  ['refuses', () => Promise.resolve({ error: { code: '23514', message: 'asa@example.com' } })],
  ['throws', () => Promise.reject(new Error('asa@example.com'))],
])('a backend that %s is a form error, logged without personal data', async (_how, answer) => {
  mocks.insert.mockImplementation(answer)
  const values = { phone: '0980-319' }
  expect(await send(privateValues())).toMatchObject({ ok: false, formError: 'inquiryNotSent', values })
  expect(mocks.notifyAfterResponse).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.join()).not.toContain('asa')
})

test('a call with something else than a form does not throw', async () => {
  expect(await sendInquiry(null, 'x' as unknown as FormData)).toEqual({
    ok: false,
    formError: 'inquiryNotSent',
    values: {},
  })
})
