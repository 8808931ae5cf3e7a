import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/backend'

test('npm run types:database writes the types of the migrated database', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-types-'))
  const file = path.join(folder, 'types.ts')
  const { code } = await runScript(['scripts/generate-database-types.ts', file], { PATH: process.env.PATH })
  expect(code).toBe(0)
  expect(await readFile(file, 'utf8')).toBe(await readFile('lib/supabase/database.types.ts', 'utf8'))
  await rm(folder, { recursive: true })
}, 120_000)
