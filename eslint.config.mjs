import next from 'eslint-config-next/core-web-vitals'
import prettier from 'eslint-config-prettier'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Rooms and what they may not import (docs/architecture.md). */
const walls = [
  {
    room: 'content/**',
    forbidden: ['app', 'components', 'lib/!(i18n|routes)'],
    why: 'content knows texts and facts alone',
  },
  { room: 'lib/**', forbidden: ['app', 'components'], why: 'lib stands below the components' },
  { room: 'components/**', forbidden: ['app'], why: 'nothing imports app' },
  {
    room: 'components/ui/**',
    forbidden: ['app', 'components/!(ui)', 'messages'],
    why: 'primitives know no room above them',
  },
  {
    room: 'components/sections/**',
    forbidden: ['app', 'components/!(ui|sections|forms)', 'lib/supabase'],
    why: 'sections are made of primitives',
  },
  {
    room: 'components/forms/**',
    forbidden: ['app', 'components/!(ui|forms)', 'lib/supabase'],
    why: 'forms talk to the server through actions',
  },
  {
    room: 'components/widgets/**',
    forbidden: ['app', 'components/!(ui|forms|widgets)', 'lib/supabase'],
    why: 'widgets stand on their own',
  },
]

const noImportFrom = (folders, why) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: `^(@/|(\\.\\./)+)(${folders.map(toRegex).join('|')})(/|$)`, message: `Wall: ${why}.` },
      ],
    },
  ],
})

/** `components/!(ui|forms)` becomes a pattern for every folder of components but these. */
function toRegex(folder) {
  return folder.replace(/!\((.+)\)$/, '(?!(?:$1)(?:/|$))[^/]+')
}

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    '.next-*/**',
    '**/node_modules/**',
    '.open-next/**',
    '.wrangler/**',
    'deploy/edge/.wrangler/**',
    'scripts/bench/.peers/**',
    'public/**',
    'next-env.d.ts',
    'supabase/.temp/**',
  ]),
  ...next,
  ...tseslint.configs.recommended,
  prettier,
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // components/ui/picture.tsx serves formats and sizes that are prepared at build time.
      '@next/next/no-img-element': 'off',
    },
  },
  ...walls.map(({ room, forbidden, why }) => ({
    files: [`${room}/*.{ts,tsx}`],
    rules: noImportFrom(forbidden, why),
  })),
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      'lib/env/**',
      'tests/**',
      'scripts/**',
      'deploy/**',
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
    files: ['scripts/**', 'tests/**', 'deploy/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/ban-ts-comment': 'off' },
  },
  // Playwright's fixtures call their continuation `use`.
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
])
