import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const SERVER = 'http://127.0.0.1:3107'

/** Browser tests of the server, against the worker under the edge host's runtime. */
export default defineConfig({
  ...base,
  testDir: '../..',
  testMatch: [
    'tools/edge/edge.spec.ts',
    'tests/e2e/{layout,newsletter,lost-and-found,inquiry-sending,job-application,deployment,outdated-form}.spec.ts',
  ],
  reporter: [['list'], ['../../tests/support/retry-reporter.ts']],
  use: { ...base.use, baseURL: SERVER },
  // the local runtime runs behind a development server that lets a request hang now and then
  retries: 2,
  outputDir: '../../test-results',
  webServer: {
    command: 'node tools/edge/test-server.ts',
    cwd: '../..',
    url: `${SERVER}/api/health`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
