import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, inject, test } from 'vitest'
import { readSubscribers } from '@/scripts/operator/subscribers'
import { connectUntyped, insertRow, runOperator } from '@/tests/support/operator'
import { uniqueEmail } from '@/tests/support/unique-email'

const backend = inject('backend')
const folder = await mkdtemp(path.join(os.tmpdir(), 'newsletter-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm run newsletter exports every subscriber with a link of their own', async () => {
  const emails = [uniqueEmail(), `Bo.${randomUUID()}@Example.com`]
  const service = connectUntyped(backend)
  for (const email of emails) await insertRow(service, 'newsletter_subscriptions', { email })
  const out = path.join(folder, 'subscribers.csv')
  const args = ['export', '--out', out]
  const { code, output } = await runOperator(backend, 'newsletter', args)
  expect(output).toMatch(/^\d+ subscribers, written to .+\.csv\n$/)
  expect(code).toBe(0)

  const [heading, ...lines] = (await readFile(out, 'utf8')).trim().split('\r\n')
  expect(heading).toBe('"email","subscribed","unsubscribe","one_click"')
  const rows = lines.map((line) => line.split(',').map((cell) => cell.slice(1, -1)))
  for (const email of emails) {
    const [, , page = '', oneClick = ''] = rows.find(([first]) => first === email) ?? []
    expect(page).toMatch(/^https:\/\/www\.kallfjallet\.example\/avregistrera\?t=/)
    expect(oneClick).toMatch(/^https:\/\/www\.kallfjallet\.example\/api\/newsletter\/unsubscribe\?t=/)
    const { data } = await service.from('newsletter_subscriptions').select().eq('email', email).single()
    for (const link of [page, oneClick]) {
      expect(new URL(link).searchParams.get('t')).toBe(
        (data as { unsubscribe_token: string }).unsubscribe_token,
      )
    }
  }
})

test('the export skips nobody when a subscriber leaves meanwhile, and has days of the hotel’s time zone', async () => {
  const service = connectUntyped(backend)
  const emails = Array.from({ length: 4 }, () => uniqueEmail())
  for (const email of emails)
    await insertRow(service, 'newsletter_subscriptions', { email, created_at: '2025-06-30T22:30:00Z' })
  const answers: string[][] = []
  const leaving = createClient(backend.url, backend.secretKey, {
    global: {
      fetch: async (...args) => {
        const answer = await fetch(...args)
        const page = (await answer.clone().json()) as { email: string }[]
        answers.push(page.map(({ email }) => email))
        if (answers.length === 1)
          await service
            .from('newsletter_subscriptions')
            .delete()
            .eq('email', page[0]?.email ?? '')
        return answer
      },
    },
  })
  const read = (await readSubscribers(leaving, 2)).map(({ email }) => email)
  expect(answers[0]).toHaveLength(2)
  expect(emails.filter((email) => !read.includes(email))).toEqual([])
  const { output } = await runOperator(backend, 'newsletter', ['export'])
  expect(output).toContain(`"${read[1]}","2025-07-01",`)
})

test.each([
  [['export', '--out', 'missing/list.csv'], "ENOENT: no such file or directory, open 'missing/list.csv'"],
  [[], 'Use npm run newsletter -- export [--out subscribers.csv].'],
])('npm run newsletter says in one line what is wrong with %j', async (args, line) => {
  expect(await runOperator(backend, 'newsletter', args)).toEqual({ code: 1, output: `${line}\n` })
})
