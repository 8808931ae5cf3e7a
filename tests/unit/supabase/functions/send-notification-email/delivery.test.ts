import { beforeEach, expect, test, vi } from 'vitest'
import { deliver, missingSettings, prepareMail } from '@/supabase/functions/send-notification-email/delivery'
import { type ProviderMail, sendMail } from '@/supabase/functions/send-notification-email/provider'
import { lostAndFoundRow } from '@/tests/support/rows'

const MESSAGE = { replyTo: 'anna@example.com', subject: 'Ämne', text: 'Hej', html: '<p>Hej</p>' }
const GENERAL = ['info@kallfjallet.example', 'chef@kallfjallet.example']

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.stubEnv('MAIL_FROM', 'webb@kallfjallet.example')
  vi.stubEnv('MAIL_TO', GENERAL.join(', '))
})

test('a mail for reception is one request to the provider, with all recipients', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const mail = prepareMail({ ...MESSAGE, recipient: 'general' })
  expect(mail).toEqual({ ...MESSAGE, from: 'webb@kallfjallet.example', to: GENERAL, headers: {} })
  expect(await sendMail('key', mail)).toBeNull()
  const { replyTo, ...others } = mail
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ ...others, reply_to: replyTo })
})

test('a mail for a guest goes to the guest alone and is marked as automatic', () => {
  const mail = prepareMail({ ...MESSAGE, recipient: { guest: 'anna@example.com' }, replyTo: GENERAL[0] })
  expect(mail.to).toEqual(['anna@example.com'])
  expect(mail.replyTo).toBe(GENERAL[0])
  expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})

test.each([
  ['conference', 'MAIL_TO_CONFERENCE'],
  ['jobs', 'MAIL_TO_JOBS'],
] as const)('a mail for %s goes to %s, or to MAIL_TO when that is unset', (recipient, setting) => {
  expect(prepareMail({ ...MESSAGE, recipient }).to).toEqual(GENERAL)
  vi.stubEnv(setting, 'other@kallfjallet.example')
  expect(prepareMail({ ...MESSAGE, recipient }).to).toEqual(['other@kallfjallet.example'])
})

test('a mail of an unknown type or an unreadable row is tried again later', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const mail = { id: 'a', audience: 'reception', attempts: 1, data: { email: 'anna@example.com' } } as const
  expect(await deliver({ ...mail, type: 'inquiry_reminder' })).toEqual({
    reason: 'unknown type',
    isFinal: false,
  })
  const unreadable = { ...mail.data, name: Object.create(null) as object }
  expect(await deliver({ ...mail, type: 'booking', data: unreadable })).toEqual({
    reason: 'TypeError',
    isFinal: false,
  })
  expect(fetch).not.toHaveBeenCalled()
})

test('a mail whose Reply-To the provider refuses reaches reception without it', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  fetch.mockResolvedValueOnce(new Response(null, { status: 422 }))
  const data = { ...lostAndFoundRow({ email: 'anna..berg@example.com' }), id: 'a' }
  const mail = { id: 'a', type: 'lost_found', audience: 'reception', attempts: 1, data } as const
  expect(await deliver(mail)).toBeNull()
  const [first, second] = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as ProviderMail)
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(new Set(keys).size, 'keys: a provider takes each with one body alone').toBe(2)
  expect(first).toMatchObject({ reply_to: data.email, text: expect.stringContaining('Svara på') as string })
  expect(second?.reply_to).toBeUndefined()
  expect(second?.text).toContain(data.email)
  expect(second?.text).not.toContain('Svara på')
})

test('the provider’s key is required unless another URL is set', () => {
  vi.stubEnv('MAIL_API_URL', '')
  vi.stubEnv('MAIL_API_KEY', '')
  expect(missingSettings()).toEqual(['MAIL_API_KEY'])
  vi.stubEnv('MAIL_API_URL', 'http://127.0.0.1/emails')
  vi.stubEnv('MAIL_FROM', ' ')
  expect(missingSettings()).toEqual(['MAIL_FROM'])
  vi.stubEnv('MAIL_TO', ' , ')
  expect(missingSettings()).toEqual(['MAIL_FROM', 'MAIL_TO'])
})
