import { afterAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { ActionResult } from '@/components/forms/core/result'
import { freePort } from '@/scripts/local/child'
import { startFaultProxy } from '@/tests/support/fault-proxy.ts'
import { formDataOf } from '@/tests/support/form-data'
import { applicationForm, privateValues, TEST_DAY } from '@/tests/support/form-values'
import { connectUntyped } from '@/tests/support/operator'
import { uniqueEmail } from '@/tests/support/unique-email'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => ({ after: () => undefined }))

/** For each fault of the backend: the answer, the stored rows, and the success of a second send. */
const backend = inject('backend')
const logged = vi.spyOn(console, 'error')
const proxy = await startFaultProxy(await freePort(), backend.url)
const unused = `http://127.0.0.1:${await freePort()}`

afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await proxy.close()
})
beforeEach(() => {
  logged.mockReset().mockImplementation(() => undefined)
})

/** Points the site, as after its start, at a backend at this URL. */
function useBackend(url: string) {
  vi.resetModules()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  vi.stubEnv('SITE_DATE', TEST_DAY)
}

async function send(url: string, formData: FormData): Promise<ActionResult> {
  useBackend(url)
  const { sendInquiry } = await import('@/components/forms/inquiry/action')
  return sendInquiry(null, formData)
}

/** What is stored under an email. */
async function stored(email: string, table = 'booking_inquiries') {
  const { data } = await connectUntyped(backend).from(table).select().eq('email', email)
  return data as { reference: string }[]
}

/** What the log says of the inquiry. */
const loggedOutcomes = () =>
  logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { message: string }).message)

test.each([
  { fault: 'refuses connections', url: unused, word: '', count: 0, known: true },
  { fault: 'answers 503', url: proxy.url, word: 'fault-down', count: 0, known: true },
  { fault: 'cuts the connection', url: proxy.url, word: 'fault-reset', count: 0, known: false },
  { fault: 'never answers', url: proxy.url, word: 'fault-slow', count: 0, known: false },
  // the row is stored, and only the response is lost
  { fault: 'breaks off in each answer', url: proxy.url, word: 'fault-half', count: 1, known: false },
])(
  'a backend that $fault is an error with all values, and a second send is stored once',
  { timeout: 40_000 },
  async ({ url, word, count, known }) => {
    const values = privateValues({ email: uniqueEmail(), additionalRequests: word })
    const answer = await send(url, formDataOf(values))
    const formError = known ? 'inquiryNotSent' : 'notKnown'
    expect(answer).toMatchObject({ ok: false, formError, values: { email: values.email } })
    expect(loggedOutcomes()).toContain(
      `A booking inquiry ${known ? 'was not stored' : 'is not known to be stored'}.`,
    )
    expect(await stored(values.email)).toHaveLength(count)
    expect(await send(backend.url, formDataOf(values))).toMatchObject({ ok: true })
    expect(await stored(values.email)).toHaveLength(1)
  },
)

describe('a backend that stores and hangs up', () => {
  test('is asked again, and the inquiry gets the receipt of its row', async () => {
    const values = privateValues({ email: uniqueEmail(), additionalRequests: 'fault-lost' })
    const answer = await send(proxy.url, formDataOf(values))
    const [row, ...others] = await stored(values.email)
    expect(others).toEqual([])
    expect(answer).toMatchObject({ ok: true, receipt: { reference: row!.reference } })
  })

  test('is asked again, and the application goes on with its documents', async () => {
    const email = uniqueEmail()
    useBackend(proxy.url)
    const { sendApplication } = await import('@/components/forms/job-application/action')
    const answer = await sendApplication(null, applicationForm({ email, message: 'fault-lost' }))
    const [row, ...others] = await stored(email, 'job_applications')
    expect(others).toEqual([])
    expect(row).toMatchObject({ cv_file_path: expect.stringContaining('_cv.pdf') as string })
    expect(answer).toMatchObject({ ok: true, receipt: { reference: row!.reference } })
  })

  test('is asked again, and the guest is a new subscriber, not one who was registered before', async () => {
    const email = `fault-lost+${uniqueEmail()}`
    useBackend(proxy.url)
    const { subscribeInFooter } = await import('@/components/forms/newsletter/action')
    expect(await subscribeInFooter(null, formDataOf({ email }))).toEqual({ ok: true })
    expect(await stored(email, 'newsletter_subscriptions')).toHaveLength(1)
    expect(await subscribeInFooter(null, formDataOf({ email }))).toMatchObject({
      formError: 'newsletterDuplicate',
    })
  })
})

test('a notification that throws does not fail a stored inquiry', async () => {
  useBackend(backend.url)
  vi.doMock('@/components/forms/core/notify', () => ({
    notifyAfterResponse: () => {
      throw new Error('no request')
    },
  }))
  const { sendInquiry } = await import('@/components/forms/inquiry/action')
  const values = privateValues({ email: uniqueEmail() })
  expect(await sendInquiry(null, formDataOf(values))).toMatchObject({ ok: true })
  expect(await stored(values.email)).toHaveLength(1)
  vi.doUnmock('@/components/forms/core/notify')
})
