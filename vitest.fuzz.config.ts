import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run fuzz`: the production server under generated requests (docs/fuzzing.md). */
export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'server-only': path.join(import.meta.dirname, 'tests/support/server-only.ts'),
    },
  },
  test: { include: ['tests/fuzz/*.fuzz.ts'], testTimeout: 30 * 60_000, hookTimeout: 90_000 },
})
