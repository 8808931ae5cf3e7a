import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const origin = 'http://localhost:3106'

/** A short round on a build of the real day, which the other browser tests do not show. It has no backend. */
export default defineConfig({
  ...config,
  testDir: 'tests/today',
  use: { ...config.use, baseURL: origin },
  webServer: {
    command: 'node scripts/build.ts && next start --port 3106',
    url: `${origin}/manifest.webmanifest`,
    env: {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_SECRET_KEY: 'sb_secret_none',
      SITE_URL: origin,
      SITE_DATE: '',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
