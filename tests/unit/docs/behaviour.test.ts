import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otherReadings } from '@/content/facts'
import { acceptsEmpty, isShown, type FieldDefinition, type FieldDefinitions } from '@/lib/forms/fields'
import { categories, formTypes } from '@/lib/inquiries/choices'
import { inquiryFields } from '@/lib/inquiries/fields'
import { applicationFields } from '@/lib/job-applications/fields'
import { lostAndFoundFields } from '@/lib/lost-and-found/fields'
import { newsletterFields } from '@/lib/newsletter/fields'
import { RATE_LIMITS, type Limit } from '@/lib/rate-limit/limits'
import { articleIds, foodEventIds } from '@/lib/routes/detail-ids'
import { redirectTable } from '@/lib/routes/redirects'
import { routeTable } from '@/lib/routes/route-table'

const text = readFileSync('docs/behaviour.md', 'utf8')

type Table = readonly (readonly string[])[]

/** The rows of the first table below a heading, without the header. */
function documentedTable(heading: string): Table {
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n')
  const start = lines.findIndex((line) => line.startsWith('|'))
  if (start === -1) return []
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** Compares a table of the document with the code; the failure prints the table as it has to be. */
function expectTable(heading: string, expected: Table): void {
  const markdown = expected.map((row) => `| ${row.join(' | ')} |`).join('\n')
  const message = `docs/behaviour.md, "${heading}" must have these rows:\n\n${markdown}\n`
  expect(documentedTable(heading), message).toEqual(expected)
}

const code = (value: string | number) => `\`${value}\``
const codes = (values: readonly (string | number)[]) => values.map(code).join(', ')

/** What matches `pattern` after `before` in a source file. */
function readSource(file: string, before: string, pattern: RegExp): string {
  const source = readFileSync(file, 'utf8')
  const start = source.indexOf(before)
  const found = start === -1 ? null : pattern.exec(source.slice(start + before.length))
  if (found === null) throw new Error(`${file} has no "${before}": correct the list in this test.`)
  return found[0]
}

const appFiles = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?|robots\.ts|sitemap\.ts|manifest\.ts)$/.test(file))
  .map((file) => `app/${file}`)

describe('addresses', () => {
  const fileOf = (path: string) => {
    const folder = `app/[locale]${path === '/' ? '' : path}`
    const file = appFiles.find((name) => name.replace(/\/\[\[\.\.\.\w+\]\]/, '') === `${folder}/page.tsx`)
    return code(file ?? 'no file')
  }

  it('lists every page with its purpose and its file', () => {
    expectTable('Pages', [
      ...routeTable.map(({ path, purpose }) => [code(path), purpose, fileOf(path)]),
      [
        code('/blog/{id}'),
        `Article of the magazine: ${codes(articleIds)}`,
        code('app/[locale]/blog/[slug]/page.tsx'),
      ],
      [
        code('/food-event/{id}'),
        `Food event: ${codes(foodEventIds)}`,
        code('app/[locale]/food-event/[id]/page.tsx'),
      ],
    ])
  })

  it('lists the filters and tabs that have an address', () => {
    expectTable(
      'Views',
      routeTable.flatMap((route) =>
        'views' in route ? [[code(route.path), code(route.views.param), codes(route.views.values)]] : [],
      ),
    )
  })

  it('lists every redirect with its target', () => {
    expectTable('Redirects', [
      ...redirectTable.map(({ source, destination, permanent }) => [
        code(source),
        code(destination),
        permanent ? '308' : '307',
      ]),
      [code('/food-event/{unknown}'), code('/restaurant'), '307'],
    ])
  })

  it('names every file that renders an address, and no other', () => {
    const documented = [...documentedTable('Pages'), ...documentedTable('For machines')]
    expect(documented.map((row) => row.at(-1)?.replaceAll('`', '')).sort()).toEqual(appFiles.sort())
  })
})

describe('forms', () => {
  const condition = ({ shownFor = {} }: FieldDefinition) =>
    Object.entries(shownFor)
      .map(([name, values]) => `${code(name)}: ${values.join(', ')}`)
      .join('; ') || 'always'
  const describeFields = (fields: FieldDefinitions) =>
    Object.entries(fields).map(([name, field]) => [
      code(name),
      field.control,
      field.column === null ? '–' : code(field.column),
      acceptsEmpty(field) ? 'no' : 'yes',
      String(field.max ?? '–'),
      condition(field),
    ])

  it.each([
    ['Fields of the booking inquiry', inquiryFields],
    ['Fields of the lost-and-found form', lostAndFoundFields],
    ['Fields of the job application', applicationFields],
    ['Fields of the newsletter', newsletterFields],
  ])('%s', (heading, fields) => {
    expectTable(heading, describeFields(fields))
  })

  it('lists what each category of the inquiry shows', () => {
    const fields = Object.entries<FieldDefinition>(inquiryFields)
    expectTable(
      'Categories of the booking inquiry',
      formTypes.flatMap((formType) =>
        categories[formType].map((category) => [
          formType,
          code(category),
          codes(
            fields
              .filter(([, field]) => field.shownFor?.category && isShown(field, { formType, category }))
              .map(([name]) => name),
          ) || '–',
        ]),
      ),
    )
  })

  it('lists the limits of submissions', () => {
    expectTable(
      'Limits of submissions',
      Object.entries<{ address: Limit; email?: Limit }>(RATE_LIMITS).map(([scope, { address, email }]) => [
        code(scope),
        ...[address, email].map((limit) =>
          limit ? `${limit.hits} in ${limit.windowSeconds / 60} minutes` : '–',
        ),
      ]),
    )
  })
})

describe('timings', () => {
  const inMilliseconds = (file: string, before: string) => {
    const [, digits = '', unit = 'ms'] =
      /^([\d_.]+)(m?s)?/.exec(readSource(file, before, /^[\d_.]+(m?s)?/)) ?? []
    return Number(digits.replaceAll('_', '')) * (unit === 's' ? 1000 : 1)
  }
  const show = (milliseconds: number) =>
    milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`

  it('gives every timing as the code has it', () => {
    const timings = [
      ['Slideshow: interval', 'components/sections/hero/slideshow.tsx', 'SLIDE_MS = '],
      ['Slideshow: fade', 'components/sections/hero/slideshow.tsx', 'const FADE_MS = '],
      ['Home: fade of the first image', 'components/sections/home/home-hero.tsx', 'FIRST_FADE_MS = '],
      ['Counters', 'components/sections/home/count-up.ts', 'COUNT_UP_MS = '],
      ['Ticker: one round', 'app/styles/tokens.css', '--animate-ticker: ticker '],
      ['Ticker: one round, below 768 px', 'app/styles/ticker.css', 'animation-duration: '],
      ['Cookie banner opens', 'components/widgets/cookie-consent/cookie-banner.tsx', 'APPEARS_AFTER_MS = '],
      ['Christmas pop-up opens', 'components/widgets/pop-ups/popups-island.tsx', 'CHRISTMAS_AFTER_MS = '],
      ['Newsletter pop-up opens', 'components/widgets/pop-ups/popups-island.tsx', 'NEWSLETTER_AFTER_MS = '],
      ['Pop-ups fade out', 'components/widgets/pop-ups/use-popup.ts', 'FADE_MS = '],
      ['Pop-ups try again to open', 'components/widgets/pop-ups/use-popup.ts', 'RETRY_MS = '],
      ['Scroll to the package of the hash', 'components/sections/packages/hash-target.tsx', 'DELAY = '],
      ['Scroll to a tab’s panel', 'lib/forms/scroll-to-panel.ts', 'DELAY_MS = '],
      ['Newsletter in the footer: "SKICKAT"', 'components/forms/newsletter/newsletter-form.tsx', 'sent: '],
      ['Newsletter in the footer: thanks', 'components/forms/newsletter/newsletter-form.tsx', 'thanks: '],
      ['Search without a result is counted', 'lib/questions/use-search.ts', 'COUNTED_AFTER_MS = '],
      ['Toast', 'components/ui/toaster.tsx', 'duration: '],
      ['Field error appears', 'components/forms/core/use-server-form.ts', 'ERROR_DELAY_MS = '],
      ['Planner: number is answered', 'components/forms/conference-planner/planner-form.tsx', 'TYPING_MS = '],
      ['Browser waits for a form’s answer', 'lib/forms/send.ts', 'TIMEOUT_MS = '],
      ['Server waits for a row', 'lib/supabase/admin.ts', 'ROW_TIMEOUT_MS = '],
      ['Server waits for a file or a function', 'lib/supabase/admin.ts', 'SLOW_TIMEOUT_MS = '],
      ['Server waits for the rate limiter', 'lib/rate-limit/index.ts', 'LIMITER_TIMEOUT_MS = '],
      ['Health check waits for the backend', 'app/api/health/route.ts', 'PROBE_TIMEOUT_MS = '],
    ] as const
    expectTable(
      'Timings',
      timings.map(([what, file, before]) => [what, show(inMilliseconds(file, before)), code(file)]),
    )
  })
})

describe('what the browser keeps', () => {
  const stores = [
    ['cookie', 'lib/i18n/locales.ts', "LANGUAGE_KEY = '"],
    ['localStorage', 'lib/i18n/locales.ts', "LANGUAGE_KEY = '"],
    ['localStorage', 'lib/consent/consent.ts', "CONSENT_KEY = '"],
    ['sessionStorage', 'components/widgets/pop-ups/popups-island.tsx', "NEWSLETTER_KEY = '"],
    ['sessionStorage', 'components/widgets/pop-ups/popups-island.tsx', "CHRISTMAS_KEY = '"],
    ['sessionStorage', 'lib/forms/drafts.ts', 'keyOf = (formId: string) => `'],
  ] as const

  it('gives every key as the code has it', () => {
    const keys = stores.map(([where, file, before]) => {
      const key = readSource(file, before, /^[^'`]+/).replace('${formId}', '{form id}')
      return [where, code(key)]
    })
    expect(documentedTable('What the browser keeps').map((row) => row.slice(0, 2))).toEqual(keys)
  })

  it('knows every file that uses storage or cookies', () => {
    const users = ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /(local|session)Storage\.\w+Item\(|cookies\(\)/.test(readFileSync(file, 'utf8')))
    expect(users.sort()).toEqual([
      'app/global-not-found.tsx',
      'components/widgets/pop-ups/use-popup.ts',
      'lib/consent/consent.ts',
      'lib/forms/drafts.ts',
      'lib/i18n/language-provider.tsx',
      'lib/i18n/store-language.ts',
    ])
  })
})

describe('facts', () => {
  it('lists the facts for which the hotel gives two values', () => {
    expectTable(
      'Facts with two values',
      otherReadings.map(({ fact, shown, other, source }) => [fact, shown, other, source]),
    )
  })
})
