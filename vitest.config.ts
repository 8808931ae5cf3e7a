import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** The project's sources for tests, also for those of tools/. */
export const resolve = {
  alias: {
    '@': root,
    // The package throws outside a React server.
    'server-only': path.join(root, 'tests/support/server-only.ts'),
  },
}

export default defineConfig({
  test: {
    // The default leaves a core idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/{unit,support}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/unit/**/*.backend.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'backend',
          include: ['tests/unit/**/*.backend.test.ts'],
          globalSetup: 'tests/support/backend-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/support/build-setup.ts',
        },
      },
    ],
  },
})
