import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, prepareFolder } from '@/scripts/local/local-backend'

test('no function deletes or updates without a condition, which hosted projects refuse', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-safeupdate-'))
  await prepareFolder(folder, path.join(folder, 'supabase/.temp'))
  const { connection } = await openDatabase(folder, true)
  const answer = await connection.exec<{ rows: { prosrc: string }[] }>(
    `select prosrc from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const statements = answer?.rows.flatMap(({ prosrc }) => prosrc.split(';')) ?? []
  const changes = statements.filter((statement) =>
    /\bdelete from\b|(?<!\bdo )\bupdate public\b/.test(statement),
  )
  expect(changes.length).toBeGreaterThan(8)
  expect(changes.filter((statement) => !/\bwhere\b/.test(statement))).toEqual([])
  await connection.close?.()
  await rm(folder, { recursive: true })
}, 60_000)
