import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { linkSecrets, openAddress } from '@/lib/newsletter/sealed-address'
import { connectUntyped, insertRow, runOperator } from '@/tests/support/operator'

const backend = inject('backend')
const folder = await mkdtemp(path.join(os.tmpdir(), 'newsletter-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm run newsletter: export gives every subscriber a link of their own', async () => {
  const emails = [`${randomUUID()}@example.com`, `Bo.${randomUUID()}@Example.com`]
  for (const email of emails) await insertRow(connectUntyped(backend), 'newsletter_subscriptions', { email })
  const out = path.join(folder, 'subscribers.csv')
  const own = 'x'.repeat(32)
  const args = ['export', '--out', out]
  const { code, output } = await runOperator(backend, 'newsletter', args, { LINK_SECRET: own })
  expect(output).toMatch(/^\d+ subscribers, written to .+\.csv\n$/)
  expect(code).toBe(0)

  const [heading, ...lines] = (await readFile(out, 'utf8')).trim().split('\r\n')
  expect(heading).toBe('"email","subscribed","unsubscribe","one_click"')
  const rows = lines.map((line) => line.split(',').map((cell) => cell.slice(1, -1)))
  const secrets = linkSecrets({ LINK_SECRET: own, SUPABASE_SECRET_KEY: backend.secretKey })
  for (const email of emails) {
    const [, , page = '', oneClick = ''] = rows.find(([first]) => first === email) ?? []
    expect(page).toMatch(/^https:\/\/www\.kallfjallet\.example\/avregistrera\?t=/)
    expect(oneClick).toMatch(/^https:\/\/www\.kallfjallet\.example\/api\/newsletter\/unsubscribe\?t=/)
    for (const link of [page, oneClick]) {
      expect(openAddress(new URL(link).searchParams.get('t') ?? '', secrets)).toBe(email)
    }
  }
})

test('npm run newsletter says how it is used', async () => {
  const { code, output } = await runOperator(backend, 'newsletter', [])
  expect(output).toBe('Use npm run newsletter -- export [--out subscribers.csv].\n')
  expect(code).toBe(1)
})
