import path from 'node:path'
import type { Rule } from 'eslint'

interface Module {
  /** Files or folders. Each is a module of its own. */
  paths: readonly string[]
  responsibility: string
  /** Files or folders it may import besides itself; undefined for any. */
  mayImport?: readonly string[]
}

const BASE = [
  'lib/browser',
  'lib/colours.ts',
  'lib/dates',
  'lib/env',
  'lib/i18n',
  'lib/logging',
  'lib/pictures',
  'lib/routes',
]
const DOMAINS = ['lib/inquiries', 'lib/lost-and-found', 'lib/job-applications', 'lib/newsletter']

/** The modules of the site. ESLint and the table in docs/architecture.md follow this list. */
export const modules: readonly Module[] = [
  {
    paths: ['middleware.ts'],
    responsibility: 'Per request: public address → built page in the guest’s language, security headers',
    mayImport: [...BASE, 'lib/security'],
  },
  {
    paths: ['instrumentation.ts'],
    responsibility: 'Server start and the log line of a failed request',
    mayImport: [...BASE, 'lib/security'],
  },
  {
    paths: ['next.config.ts'],
    responsibility: 'Settings of the framework, redirects, headers of files',
    mayImport: ['content/facts.ts', 'lib/dates', 'lib/routes', 'lib/security'],
  },
  {
    paths: ['app'],
    responsibility:
      'Routes. A `page.tsx` holds its metadata and the order of its sections; beside them layouts, error pages, sitemap, `api/`',
    mayImport: ['components', 'content', 'lib'],
  },
  {
    paths: ['components/ui'],
    responsibility: 'Primitives on Radix, embla, sonner and Tailwind; texts come by props',
    mayImport: ['lib/browser', 'lib/colours.ts', 'lib/i18n', 'lib/pictures'],
  },
  {
    paths: ['components/layout'],
    responsibility: 'Header, menus, footer, ticker, language switch',
    mayImport: [
      'components/ui',
      'components/forms',
      'components/widgets',
      'content',
      'lib/browser',
      'lib/dates',
      'lib/i18n',
      'lib/routes',
    ],
  },
  {
    paths: ['components/sections'],
    responsibility: 'Server-rendered blocks of pages',
    mayImport: [
      'components/ui',
      'components/forms',
      'content',
      ...BASE,
      'lib/conference',
      'lib/consent',
      'lib/job-applications',
      'lib/questions',
      'components/seo',
    ],
  },
  {
    paths: ['components/forms'],
    responsibility: 'One client component per form, and the parts they share (`core/`)',
    mayImport: ['components/ui', 'content', 'messages', ...BASE, 'lib/conference', 'lib/forms', ...DOMAINS],
  },
  {
    paths: ['components/widgets'],
    responsibility: 'Chat, cookie banner, pop-ups',
    mayImport: [
      'components/ui',
      'components/forms',
      'content',
      ...BASE,
      'lib/consent',
      'lib/forms',
      'lib/newsletter',
      'lib/questions',
    ],
  },
  {
    paths: ['content'],
    responsibility: 'Facts and long copy, all languages side by side, no JSX',
    mayImport: ['lib/dates', 'lib/i18n', 'lib/pictures', 'lib/routes'],
  },
  {
    paths: ['messages'],
    responsibility:
      'Interface text, one namespace per component or page; `sv.json` is the source of the types',
    mayImport: [],
  },
  {
    paths: BASE,
    responsibility:
      'The base: browser helpers, colours, today, settings, languages, log, picture files, routes. It imports nothing above it',
    mayImport: [...BASE, 'messages'],
  },
  {
    paths: DOMAINS,
    responsibility:
      'One form each: `fields.ts`, `schema.ts` (browser and server), `action.ts`, `store.ts` (server)',
    mayImport: [
      ...BASE,
      'content',
      'messages',
      'lib/conference',
      'lib/forms',
      'lib/notifications',
      'lib/supabase',
    ],
  },
  {
    paths: ['lib/conference'],
    responsibility: 'The conference planner: its address, what holds the group, prices, the plan as lines',
    mayImport: [...BASE, 'content'],
  },
  {
    paths: ['lib/questions'],
    responsibility: 'The search in questions and answers, and the counts of what it did not answer',
    mayImport: [...BASE, 'content', 'lib/forms', 'lib/rate-limit', 'lib/supabase'],
  },
  {
    paths: ['lib/forms'],
    responsibility: 'What the forms share: field rules, the schema, the pipeline of a server action',
    mayImport: [...BASE, 'content', 'messages', 'lib/rate-limit'],
  },
  {
    paths: ['lib/security'],
    responsibility: 'Security headers and refusals',
    mayImport: [...BASE, 'content'],
  },
  {
    paths: ['components/seo'],
    responsibility: 'Metadata, structured data, social cards',
    mayImport: [...BASE, 'content'],
  },
  {
    paths: ['lib/consent'],
    responsibility: 'The stored answer to the cookie banner',
    mayImport: BASE,
  },
  {
    paths: ['lib/supabase'],
    responsibility: 'Server only: the database client; rows of forms have the types of their fields',
    mayImport: [...BASE, 'lib/forms', 'lib/inquiries', 'lib/lost-and-found'],
  },
  {
    paths: ['lib/notifications', 'lib/rate-limit'],
    responsibility: 'Server only: notification function, rate limit',
    mayImport: [...BASE, 'lib/supabase'],
  },
  {
    paths: ['supabase'],
    responsibility: 'Migrations, functions, settings of the hosted project',
    mayImport: [],
  },
  { paths: ['scripts'], responsibility: 'The commands of `package.json`' },
  { paths: ['tools'], responsibility: 'Measuring and checking, apart from the site' },
  { paths: ['tests'], responsibility: 'Tests; `unit` mirrors the source tree' },
  { paths: ['deploy'], responsibility: 'What an operator needs to run the site' },
]

/** Packages that only some modules of the site may import. A trailing slash stands for a whole scope. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@hookform/': ['components/forms'],
  '@radix-ui/': ['components/ui'],
  '@supabase/': ['lib/supabase', 'supabase'],
  clsx: ['components'],
  'embla-carousel-autoplay': ['components/ui'],
  'embla-carousel-fade': ['components/ui'],
  'embla-carousel-react': ['components/ui'],
  fflate: ['lib/job-applications'],
  minisearch: ['lib/questions'],
  'next/link': ['lib/i18n'],
  'react-hook-form': ['components/forms'],
  'schema-dts': ['components/ui', 'components/seo'],
  sonner: ['components/ui'],
  zod: ['lib'],
}

const siteModules = modules.filter(({ mayImport }) => mayImport)

/** Files that the rule checks. */
export const siteFiles = siteModules
  .flatMap(({ paths }) => paths)
  .map((entry) => (path.extname(entry) ? entry : `${entry}/**/*.{ts,tsx}`))

/** Reports each import, of types too, that the list of modules does not allow. */
export const moduleImports: Rule.RuleModule = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/')
    const check = (node: Rule.Node & { source?: unknown; argument?: unknown }) => {
      const specifier = readSpecifier(node.source ?? node.argument)
      const problem = specifier && findProblem(file, specifier)
      if (problem) context.report({ node, message: problem })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

function readSpecifier(node: unknown): string | undefined {
  const { value, literal } = (node ?? {}) as { value?: unknown; literal?: unknown }
  return typeof value === 'string' ? value : literal ? readSpecifier(literal) : undefined
}

function findProblem(file: string, specifier: string): string | undefined {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : undefined
  const found = siteModules
    .flatMap(({ paths, mayImport = [] }) => paths.map((entry) => ({ entry, mayImport })))
    .find(({ entry }) => isIn(file, entry))
  if (!found) return undefined
  if (target !== undefined) {
    const isAllowed = [found.entry, ...found.mayImport].some((entry) => isIn(target, entry))
    return isAllowed ? undefined : `${found.entry} may not import ${target} (eslint.modules.ts).`
  }
  const restricted = Object.keys(packages).find((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : isIn(specifier, name),
  )
  if (!restricted || packages[restricted]?.some((entry) => isIn(file, entry))) return undefined
  return `${found.entry} may not import the package ${specifier} (eslint.modules.ts).`
}

/** True for the entry itself, with or without its extension, and for what lies below it. */
function isIn(file: string, entry: string): boolean {
  return file === entry || `${file}.ts` === entry || file.startsWith(`${entry}/`)
}

/** The table of modules as Markdown, without padding. */
export function moduleTable(): string {
  const code = (entries: readonly string[]) => entries.map((entry) => `\`${entry}\``).join(', ')
  const name = (entry: string) => (path.extname(entry) ? entry : `${entry}/`)
  const imports = ({ mayImport }: Module) => {
    if (!mayImport) return 'anything'
    const isBase = BASE.every((entry) => mayImport.includes(entry))
    const others = mayImport.filter((entry) => !isBase || !BASE.includes(entry))
    return [...(isBase ? ['the base'] : []), ...(others.length > 0 ? [code(others)] : [])].join(', ') || '–'
  }
  return [
    '| Module | Responsibility | May import |',
    '| --- | --- | --- |',
    ...modules.map(
      (module) => `| ${code(module.paths.map(name))} | ${module.responsibility} | ${imports(module)} |`,
    ),
  ].join('\n')
}
