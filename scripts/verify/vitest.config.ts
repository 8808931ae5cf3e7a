import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '../..')

/** Every test that asks for the shared backend, whoever wrote it, and those of this stack alone. */
const sharedBackendTests = globSync('tests/unit/**/*.test.ts', { cwd: root }).filter((file) =>
  /inject\('backend'\)|startBackendMailingTo\(/.test(readFileSync(path.join(root, file), 'utf8')),
)

export default defineConfig({
  resolve: {
    alias: { '@': root, 'server-only': path.join(root, 'tests/support/server-only.ts') },
  },
  test: {
    root,
    include: [...sharedBackendTests, 'tests/real-stack/*.test.ts'],
    globalSetup: 'tests/support/backend-setup.ts',
    // one stack and one outbox for all files
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
