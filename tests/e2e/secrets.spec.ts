import { globSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { routeTable } from '@/lib/routes/route-table'
import { CANARY_SECRETS } from '@/scripts/canary-secrets.ts'
import { builtPages } from '../support/built-pages'
import { pageForm, postForm } from '../support/site-forms'
import { readNote } from '../support/stored'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

/** The key that the site runs with, and whatever it was built with. */
async function secretValues(): Promise<string[]> {
  const note = await readNote()
  const hosts = [note.url, note.proxyUrl].map((url) => new URL(url).host)
  return [...Object.values(CANARY_SECRETS), note.secretKey, ...hosts]
}

/** The files that a pattern finds, apart from pictures. */
const filesOf = (pattern: string) =>
  globSync(pattern).filter((file) => statSync(file).isFile() && !/\.(avif|webp|jpe?g|png|ico)$/.test(file))

test('no file that a browser can fetch holds a secret', async () => {
  const secrets = await secretValues()
  const scripts = filesOf('.next/static/**/*')
  const pages = filesOf('.next/server/app/**/*.{html,rsc,body,meta,txt,xml}')
  for (const file of [...scripts, ...pages, ...filesOf('public/**/*')])
    expect(findSecrets(await readFile(file, 'latin1'), secrets), file).toEqual([])
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(pages.length).toBeGreaterThan(builtPages.length * 4)
})

test('no response holds a secret in its text or headers', async ({ page, request }) => {
  const secrets = await secretValues()
  const inquiry = await pageForm(page, '/booking-inquiry', 'checkIn')
  const application = await pageForm(page, '/lediga-jobb', 'cv')
  const paths = routeTable.flatMap((route) => ('isRenderedOnRequest' in route ? [route.path] : []))
  const failing = { name: 'fault-down', email: 'a@example.com' }
  const answers = [
    ...(await Promise.all(['/', ...paths].map((path) => request.get(`${path}?lang=en`)))),
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
  const shaped = SHAPES.flatMap((shape) => shape.exec(text)?.[0] ?? [])
  return [...found, ...shaped].map((secret) => `${secret.slice(0, 24)}…`)
}
