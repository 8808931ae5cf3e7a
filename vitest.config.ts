import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** Tests that need the embedded backend; they share one, see tests/support/backend-setup.ts. */
const BACKEND_TESTS = ['tests/unit/backend/**/*.test.ts', 'tests/unit/**/*.backend.test.ts']

const resolve = {
  alias: {
    '@': root,
    // throws outside a React server; the tests are one
    'server-only': path.join(root, 'tests/support/server-only.ts'),
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: BACKEND_TESTS,
        },
      },
      {
        resolve,
        test: {
          name: 'backend',
          include: BACKEND_TESTS,
          globalSetup: 'tests/support/backend-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
