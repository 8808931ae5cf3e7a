import { defineConfig } from 'vitest/config'

/** `npm run fuzz`: the production server under generated requests (docs/fuzzing.md). */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: { include: ['tests/fuzz/*.fuzz.ts'], testTimeout: 30 * 60_000, hookTimeout: 90_000 },
})
