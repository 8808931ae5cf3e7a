import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, prepareFolder } from '@/scripts/local/local-backend'

const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-database-'))
await prepareFolder(folder, path.join(folder, 'supabase/.temp'))
const { connection } = await openDatabase(folder, true)
afterAll(async () => {
  await connection.close?.()
  await rm(folder, { recursive: true })
})

const query = async <Row>(sql: string) => (await connection.exec<{ rows: Row[] }>(sql))?.rows

test('no function deletes or updates without a condition, which hosted projects refuse', async () => {
  const functions = await query<{ prosrc: string }>(
    `select prosrc from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const statements = functions?.flatMap(({ prosrc }) => prosrc.split(';')) ?? []
  const changes = statements.filter((statement) =>
    /\bdelete from\b|(?<!\bdo )\bupdate public\b/.test(statement),
  )
  expect(changes.length).toBeGreaterThan(8)
  expect(changes.filter((statement) => !/\bwhere\b/.test(statement))).toEqual([])
})

test('a table and a function that a later migration adds are for the service key alone', async () => {
  await query('create table public.later (id uuid)')
  await query('create function public.latest() returns integer language sql as $$ select 1 $$')
  const rights = await query(
    `select role, has_table_privilege(role, 'public.later', 'select') as reads,
       has_function_privilege(role, 'public.latest()', 'execute') as calls
     from unnest(array['anon', 'authenticated', 'service_role']) as role`,
  )
  expect(rights).toEqual([
    { role: 'anon', reads: false, calls: false },
    { role: 'authenticated', reads: false, calls: false },
    { role: 'service_role', reads: true, calls: true },
  ])
})
