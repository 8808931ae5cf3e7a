import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run test:deploy`: the shipped page cache in front of the production build. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'site-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
  },
})
