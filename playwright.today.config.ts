import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const origin = 'http://localhost:3106'

/**
 * A short round on the real day, which the build of the other browser tests does not show. The development server
 * renders each page on request, so no second build is needed; it has no backend.
 */
export default defineConfig(config, {
  testDir: 'tests/today',
  timeout: 60_000,
  use: { baseURL: origin },
  webServer: {
    command: 'next dev --port 3106',
    url: `${origin}/manifest.webmanifest`,
    env: {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_SECRET_KEY: 'sb_secret_none',
      SITE_URL: origin,
      SITE_DATE: '',
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
