import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { SEASON_DAY } from '../scripts/season.ts'
import { resolve } from '../vitest.config.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The project's tests of the backend, which run again on the real stack. */
const backendTests = globSync('tests/unit/**/*.test.ts', { cwd: root }).filter((file) =>
  /inject\('backend'\)|start(BackendMailingTo|MailedBackend)\(/.test(
    readFileSync(path.join(root, file), 'utf8'),
  ),
)

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'browsers',
          include: ['tools/browsers/*.test.ts'],
          globalSetup: path.join(root, 'tools/browsers/site-setup.ts'),
          // What tests read from content/ is then what the server shows.
          env: { SITE_DATE: SEASON_DAY },
          retry: process.env.CI ? 1 : 0,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'real-stack',
          include: [...backendTests, 'tools/real-stack/*.test.ts'],
          globalSetup: path.join(root, 'tests/support/backend-setup.ts'),
          // all files share one stack and one outbox
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
