import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CANARY_SECRETS } from '@/scripts/canary-secrets.ts'
import { everyAddress } from '../support/every-address'
import { NEEDS_STORE, withoutStore } from '../support/forms'
import { filesWithSecrets, findSecrets } from '../support/secrets'
import { pageForms, postForm } from '../support/site-forms'
import { expect, test } from '../support/test'

test.skip(withoutStore, NEEDS_STORE)

/** The key that the site runs with, and whatever it was built with. */
async function secretValues(): Promise<string[]> {
  const note = JSON.parse(await readFile(path.resolve('supabase/.temp/e2e-backend.json'), 'utf8')) as {
    secretKey: string
    url: string
    proxyUrl: string
  }
  const hosts = [note.url, note.proxyUrl].map((url) => new URL(url).host)
  return [...Object.values(CANARY_SECRETS), note.secretKey, ...hosts]
}

test('the search finds canary secrets, and keys by their form', () => {
  const key = 'sb_secret_AbCdEf123456'
  expect(
    findSecrets(`{"key":"${CANARY_SECRETS.RATE_LIMIT_SECRET}"}`, Object.values(CANARY_SECRETS)),
  ).toHaveLength(1)
  expect(findSecrets(`const key="${key}"`, [])).toHaveLength(1)
  expect(findSecrets('Secret key (sb_secret_…)', [])).toEqual([])
})

test('no file that a browser can fetch holds a secret', async () => {
  const secrets = await secretValues()
  const scripts = await filesWithSecrets('.next/static', () => true, secrets)
  const pages = await filesWithSecrets(
    '.next/server/app',
    (file) => /\.(html|rsc|body|meta|txt|xml)$/.test(file),
    secrets,
  )
  const files = await filesWithSecrets(
    'public',
    (file) => !/\.(avif|webp|jpe?g|png|ico)$/.test(file),
    secrets,
  )
  expect([...scripts.found, ...pages.found, ...files.found]).toEqual([])
  expect(scripts.looked).toBeGreaterThan(20)
  expect(pages.looked).toBeGreaterThan(everyAddress.length * 4)
})

test('scripts come without source maps', async () => {
  const { looked } = await filesWithSecrets('.next/static', (file) => file.endsWith('.map'), [])
  expect(looked).toBe(0)
})

test('no answer of the site holds a secret, nor do its headers', async ({ request }) => {
  const secrets = await secretValues()
  const [inquiry] = await pageForms(request, '/booking-inquiry', 'checkIn')
  const [application] = await pageForms(request, '/lediga-jobb', 'cv')
  const failing = { name: 'fault-down', email: 'a@example.com' }
  const answers = [
    ...(await Promise.all(everyAddress.map((address) => request.get(`${address}?lang=en`)))),
    await request.get('/', { headers: { rsc: '1' } }),
    await request.get('/api/health'),
    await request.get('/api/nope'),
    await request.get('/nope'),
    await request.get('/_next/static/chunks/nope.js.map'),
    await request.get('/.env'),
    await request.get('/.next/BUILD_ID'),
    await postForm(request, '/booking-inquiry', { ...inquiry, ...failing }),
    await postForm(request, '/booking-inquiry', { name: 'x' }),
    await postForm(request, '/lediga-jobb', { ...application, ...failing }),
    await request.post('/booking-inquiry', { data: 'x', headers: { 'next-action': 'x' } }),
  ]
  for (const answer of answers) {
    const text = JSON.stringify(answer.headersArray()) + (await answer.text())
    expect(findSecrets(text, secrets), answer.url()).toEqual([])
  }
})
