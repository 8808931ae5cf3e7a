import type { Linter } from 'eslint'
import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import prettier from 'eslint-config-prettier'
import regexp from 'eslint-plugin-regexp'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'

/** Characters of one string. */
const MAX_CLASSES = 160

/** Names that mean several things; CONTRIBUTING.md has the ones to use. */
const VAGUE_NAMES = ['words', 'texts', 'copy', 'announce', 'follow', 'adopt']

/** Each folder imports from those to its right, never back. */
const ORDER = ['app', 'components', 'content', 'lib']
const COMPONENTS = ['layout', 'widgets', 'forms', 'sections', 'seo', 'ui']
const LIB = 'rate-limit supabase routes dates env security server i18n logging browser url'.split(' ')

/** The folders to the left of the one after `index`. */
const before = (order: readonly string[], index: number, parent = '') => ({
  regex: `^(@/${parent}|(\\.\\./)+)(${order.slice(0, index + 1).join('|')})(/|$)`,
  message: `Imports go ${order.join(' → ')}, never back.`,
})

const onlyForward = (folder: string, patterns: { regex: string; message: string }[]): Linter.Config => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    '.next-*/**',
    '**/node_modules/**',
    '.open-next/**',
    '.wrangler/**',
    'deploy/edge/.wrangler/**',
    'public/**',
    'next-env.d.ts',
    'supabase/.temp/**',
  ]),
  ...next,
  ...tseslint.configs.recommended,
  prettier,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.']] }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // components/ui/picture.tsx serves formats and sizes that are prepared at build time.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(JSXAttribute[name.name=/className$/i], CallExpression[callee.name="clsx"]) :matches(Literal[value=/^.{${MAX_CLASSES + 1}}/], TemplateElement[value.raw=/^.{${MAX_CLASSES + 1}}/])`,
          message: `A string of classes has at most ${MAX_CLASSES} characters: simplify it, extract a part, or give each concern a line of clsx().`,
        },
      ],
    },
  },
  {
    files: ['{app,components,content,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/supabase/*.types.ts'],
    rules: { 'id-denylist': ['error', ...VAGUE_NAMES] },
  },
  ...ORDER.slice(1).map((folder, index) => onlyForward(folder, [before(ORDER, index)])),
  ...COMPONENTS.slice(1).map((folder, index) =>
    onlyForward(`components/${folder}`, [
      // Primitives know nothing of content.
      before(ORDER, folder === 'ui' ? 2 : 0),
      before(COMPONENTS, index, 'components/'),
    ]),
  ),
  ...LIB.slice(1).map((folder, index) =>
    onlyForward(`lib/${folder}`, [before(ORDER, 2), before(LIB, index, 'lib/')]),
  ),
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      'lib/env/**',
      'tests/**',
      'scripts/**',
      'deploy/**',
      'tools/**',
      'playwright.config.ts',
      'next.config.ts',
      'instrumentation.ts',
      'supabase/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in lib/env alone.' },
      ],
    },
  },
  {
    // Code that reads what a guest sends: a pattern that backtracks lets one request occupy the server.
    files: ['{app,components,content,lib,supabase/functions}/**/*.{ts,tsx}', '*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  { files: ['scripts/**', 'tests/**', 'deploy/**', 'tools/**', '.husky/**'], rules: { 'no-console': 'off' } },
  // Playwright's fixtures call their continuation `use`.
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
])
