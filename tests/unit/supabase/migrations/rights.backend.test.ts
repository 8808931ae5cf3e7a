import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, prepareFolder } from '@/scripts/local/local-backend'

test('a table and a function that a later migration adds are for the service key alone', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-rights-'))
  await prepareFolder(folder, path.join(folder, 'supabase/.temp'))
  const { connection } = await openDatabase(folder, true)
  await connection.exec('create table public.later (id uuid)')
  await connection.exec('create function public.latest() returns integer language sql as $$ select 1 $$')
  const answer = await connection.exec<{ rows: unknown[] }>(
    `select role, has_table_privilege(role, 'public.later', 'select') as reads,
       has_function_privilege(role, 'public.latest()', 'execute') as calls
     from unnest(array['anon', 'authenticated', 'service_role']) as role`,
  )
  expect(answer?.rows).toEqual([
    { role: 'anon', reads: false, calls: false },
    { role: 'authenticated', reads: false, calls: false },
    { role: 'service_role', reads: true, calls: true },
  ])
  await connection.close?.()
  await rm(folder, { recursive: true })
}, 60_000)
