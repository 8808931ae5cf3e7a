import { cookies, headers } from 'next/headers'
import { locale as rootSegment } from 'next/root-params'
import { createTranslator, type Messages } from 'next-intl'
import type { GetRequestConfigParams } from 'next-intl/server'
import { expect, test, vi } from 'vitest'
import requestConfig from '@/lib/i18n/request'
import { PUBLIC_URL_HEADER } from '@/lib/url/public-url'

vi.mock('next/root-params', () => ({ locale: vi.fn() }))
vi.mock('next/headers', () => ({ cookies: vi.fn(), headers: vi.fn() }))

// Outside a React server it throws.
vi.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }))

vi.mock('@/lib/logging/log', () => ({ logProblem: vi.fn() }))

async function localeOf(named?: GetRequestConfigParams['locale']) {
  const { locale, messages } = await requestConfig({
    locale: named,
    requestLocale: Promise.resolve(undefined),
  })
  return { locale, skipToContent: (messages?.layout as Record<string, unknown>).skipToContent }
}

test.each([
  ['sv', 'sv'],
  ['sv-lang-param', 'sv'],
  ['en', 'en'],
  ['en-lang-param', 'en'],
])('the pages of the segment %s are in the locale %s', async (segment, locale) => {
  vi.mocked(rootSegment).mockResolvedValue(segment)
  expect(await localeOf()).toMatchObject({ locale })
})

test('a named locale needs no page', async () => {
  vi.mocked(rootSegment).mockRejectedValue(new Error('used inside a Server Action'))
  expect(await localeOf('en')).toEqual({ locale: 'en', skipToContent: 'Skip to content' })
})

test.each([
  { url: '/missing', stored: undefined, locale: 'sv' },
  { url: '/missing', stored: 'en', locale: 'en' },
  { url: '/missing?lang=sv', stored: 'en', locale: 'sv' },
  { url: '/missing?lang=en', stored: undefined, locale: 'en' },
])(
  'the not-found page at $url with the stored choice $stored is in $locale',
  async ({ url, stored, locale }) => {
    vi.mocked(rootSegment).mockResolvedValue(undefined as unknown as string)
    vi.mocked(headers).mockResolvedValue(new Headers({ [PUBLIC_URL_HEADER]: url }) as never)
    vi.mocked(cookies).mockResolvedValue({ get: () => stored && { value: stored } } as never)
    expect(await localeOf()).toMatchObject({ locale })
  },
)

test('Swedish shows the key of a message that only English has, and English the reverse', async () => {
  const { default: swedish } = await import('@/messages/sv.json')
  const { default: english } = await import('@/messages/en.json')
  Object.assign(english.layout, { onlyEnglish: 'Only English' })
  Object.assign(swedish.layout, { onlySwedish: 'Bara svenska' })
  for (const [locale, lacked, had] of [
    ['sv', 'onlyEnglish', 'onlySwedish'],
    ['en', 'onlySwedish', 'onlyEnglish'],
  ] as const) {
    const config = await requestConfig({ locale, requestLocale: Promise.resolve(undefined) })
    const t = createTranslator({ ...config, messages: config.messages as Messages, namespace: 'layout' })
    expect(t(lacked as 'close')).toBe(`layout.${lacked}`)
    expect(t(had as 'close')).toMatch(/Bara svenska|Only English/)
  }
})
