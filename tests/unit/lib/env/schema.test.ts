import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeSettingsProblems, settingsSchema } from '@/lib/env/schema'

const GOOD = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
  SITE_URL: 'https://www.kallfjallet.example/',
}
const legacyKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`

test('an origin loses its trailing slash', () => {
  expect(settingsSchema.parse(GOOD)).toMatchObject({
    SUPABASE_URL: 'https://abc.supabase.co',
    SITE_URL: 'https://www.kallfjallet.example',
  })
})

test('a missing setting is named once', () => {
  expect(describeSettingsProblems({})).toEqual([
    'Setting SUPABASE_URL is missing.',
    'Setting SUPABASE_SECRET_KEY is missing.',
    'Setting SITE_URL is missing.',
  ])
  expect(describeSettingsProblems({ ...GOOD, SITE_URL: '  ' })).toEqual(['Setting SITE_URL is missing.'])
})

test.each([
  ['SUPABASE_URL', 'hotel.internal'],
  ['SUPABASE_URL', 'ftp://hotel.internal'],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_abc'],
  ['SUPABASE_SECRET_KEY', legacyKey('anon')],
  ['SUPABASE_SECRET_KEY', 'not.a.key'],
  ['SITE_URL', 'hotel.internal'],
  ['SITE_URL', 'https://www.kallfjallet.example/sv'],
  ['RATE_LIMIT_SECRET', 'short'],
  ['RATE_LIMIT_FACTOR', '-7'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'c2hvcnQ='],
  ['TRUSTED_PROXIES', 'many'],
])('an invalid %s is rejected without printing it', (name, value) => {
  const [problem, ...others] = describeSettingsProblems({ ...GOOD, [name]: value })
  expect(problem).toContain(`Setting ${name} `)
  expect(problem).not.toContain(value)
  expect(others).toEqual([])
})

test('a legacy service key is accepted', () => {
  const source = { ...GOOD, SUPABASE_SECRET_KEY: legacyKey('service_role') }
  expect(describeSettingsProblems(source)).toEqual([])
})

test.each(['', '  '])('the blank value "%s" counts as unset', (blank) => {
  const optional = { TRUSTED_PROXIES: blank, RATE_LIMIT_FACTOR: blank, RATE_LIMIT_SECRET: blank }
  expect(settingsSchema.parse({ ...GOOD, ...optional })).toEqual(settingsSchema.parse(GOOD))
})

test('the example file has every setting', () => {
  const example = readFileSync('.env.example', 'utf8')
  for (const name of Object.keys(settingsSchema.shape)) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
})
