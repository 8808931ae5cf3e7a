import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { connect } from '@/tests/support/backend'
import { realConnection } from '@/tests/support/real-backend'
import { bookingRow } from '@/tests/support/rows'

/** What the embedded backend cannot show: rights of roles, many connections at once, the schedule. */

const stack = realConnection()
if (stack === undefined) throw new Error('These tests need the stack of npm run real-stack.')
const service = connect(stack) as SupabaseClient
/** Roles without the service key: guests, and people who are signed in. */
const PUBLIC_ROLES = ['anon', 'authenticated'] as const

/** Runs a query as the superuser and returns its rows, each with its columns. */
const query = async (sql: string): Promise<string[][]> => {
  const { psql, socketFolder } = stack.database
  const connection = ['-h', socketFolder, '-U', 'postgres', '-X', '-q', '-v', 'ON_ERROR_STOP=1']
  const { stdout } = await promisify(execFile)(psql, [...connection, '-At', '-F', '\t', '-c', sql])
  const text = stdout.trim()
  return text === '' ? [] : text.split('\n').map((line) => line.split('\t'))
}
const tables = (await query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).flat()

test('row-level security is on everywhere', async () => {
  const open = `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`
  expect(tables).toContain('booking_inquiries')
  expect(await query(open)).toEqual([])
})

test.each(PUBLIC_ROLES)('%s has no right on any table or function', async (role) => {
  const onTables = `select tablename, privilege from pg_tables,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
    where schemaname = 'public'
      and has_table_privilege('${role}', format('%I.%I', schemaname, tablename), privilege)`
  const onFunctions = `select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')`
  expect(await query(onTables)).toEqual([])
  expect(await query(onFunctions)).toEqual([])
})

test.each(PUBLIC_ROLES)('%s is rejected at every URL of the interface', async (role) => {
  const token: Record<string, string> =
    role === 'authenticated' ? { authorization: `Bearer ${stack.memberToken}` } : {}
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${stack.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...token },
    })
  const answers = tables.flatMap((table) => [
    call(`${table}?select=*`),
    call(table, { method: 'POST', body: '{}' }),
    call(table, { method: 'DELETE' }),
  ])
  for (const answer of await Promise.all([
    ...answers,
    call('rpc/claim_notifications', { method: 'POST', body: '{}' }),
  ])) {
    expect(answer.status, answer.url).toBe(role === 'anon' ? 401 : 403)
    expect(await answer.json(), answer.url).toMatchObject({ code: '42501' })
  }
})

test('200 submissions of one guest at once: exactly the limit passes', async () => {
  const hit = (scope: string, max_hits: number, key_hash = randomUUID()) => ({
    scope,
    key_hash,
    max_hits,
    window_seconds: 60,
  })
  const [ip, email] = [hit('real:ip', 40), hit('real:email', 10)]
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      service.rpc('hit_rate_limits', { p_hits: index % 2 ? [ip, email] : [email, ip] }),
    ),
  )
  expect(answers.filter(({ error }) => error !== null)).toEqual([])
  expect(answers.filter(({ data }) => data)).toHaveLength(10)
})

test('twenty guests who send the same content at once leave one row', async () => {
  const row = bookingRow()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.from('booking_inquiries').insert([row])),
  )
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect((await service.from('booking_inquiries').select('id').eq('email', row.email)).data).toHaveLength(1)
})

test('eight workers at once claim each notification for one of them', async () => {
  await service.from('notification_outbox').delete().neq('type', '')
  const stored = await service
    .from('booking_inquiries')
    .insert(Array.from({ length: 30 }, () => bookingRow()))
    .select('id')
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => service.rpc('claim_notifications', { p_type: 'booking', p_max: 10 })),
  )
  const claimed = claims.flatMap(({ data }) => data as { id: string; data: { id: string } }[])
  // each row has one for reception and one for the guest
  expect(claimed).toHaveLength(60)
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(60)
  expect(new Set(claimed.map(({ data }) => data.id))).toEqual(new Set(stored.data?.map(({ id }) => id)))
})

/** pg_net and the vault are fakes (fake-extensions.sql). */
test.skipIf(!stack.database.hasCron)('every job of the schedule runs and calls the function', async () => {
  await query(`select vault.create_secret('${stack.url}', 'project_url');
    select vault.create_secret('${stack.secretKey}', 'secret_key')`)
  await service.from('booking_inquiries').insert([bookingRow()])
  await query(`update notification_outbox set next_attempt_at = now()`)
  // at any time of day, and as the job's own user
  await query(`do $$ declare job record; begin
    for job in select command from cron.job loop execute job.command; end loop; end $$`)
  const [row] = await query(
    `select json_build_object('url', url, 'headers', headers, 'body', body) from net.requests limit 1`,
  )
  const { url, headers, body } = JSON.parse(row?.[0] ?? '') as {
    url: string
    headers: HeadersInit
    body: object
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(await answer.json()).toMatchObject({ failed: 0 })
  expect(await query(`select id from notification_outbox where status = 'sent'`)).not.toEqual([])
})
