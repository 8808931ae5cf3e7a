import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const SERVER = 'http://127.0.0.1:3107'

/** The browser tests that meet the server, against the worker under the edge host's runtime. */
export default defineConfig({
  ...base,
  testDir: '../..',
  testMatch: [
    'deploy/edge/edge.spec.ts',
    'tests/e2e/{layout,newsletter,lost-and-found,inquiry-sending,job-application,deployment,outdated-form}.spec.ts',
  ],
  use: { ...base.use, baseURL: SERVER },
  // The local runtime stands behind a development server that lets a request hang now and then.
  retries: 2,
  outputDir: '../../test-results',
  webServer: {
    command: 'node deploy/edge/test-server.mjs',
    cwd: '../..',
    url: `${SERVER}/api/health`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
