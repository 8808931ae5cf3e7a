import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { CANARY_SECRETS } from '@/scripts/canary-secrets.ts'
import { everyAddress } from '../support/every-address'
import { NEEDS_STORE, withoutStore } from '../support/forms'
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
  expect(scripts.looked.length).toBeGreaterThan(20)
  expect(scripts.looked.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(pages.looked.length).toBeGreaterThan(everyAddress.length * 4)
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

/** What secrets look like, whoever issued them: the backend's secret keys, and JSON web tokens with a service role. */
const SHAPES = [/sb_secret_(?!…)[\w-]{6,}/, /\beyJ[\w-]{10,}\.eyJ[\w-]{20,}\.[\w-]{20,}/]

/**
 * Secrets in a text, each by its first characters.
 * @param canaries values that must not be there
 */
function findSecrets(text: string, canaries: readonly string[]): string[] {
  const found = canaries.filter((value) => text.includes(value))
  for (const shape of SHAPES) {
    const match = shape.exec(text)
    if (match) found.push(match[0])
  }
  return found.map((secret) => `${secret.slice(0, 24)}…`)
}

/** Files below a folder with a secret in them, each with what was found. */
async function filesWithSecrets(
  folder: string,
  isPublic: (file: string) => boolean,
  canaries: readonly string[],
): Promise<{ looked: string[]; found: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const published = files.filter(isPublic)
  const found: string[] = []
  for (const file of published) {
    const secrets = findSecrets(await readFile(file, 'latin1'), canaries)
    if (secrets.length > 0) found.push(`${file}: ${secrets.join(', ')}`)
  }
  return { looked: published, found }
}
