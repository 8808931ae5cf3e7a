import { expect, test } from 'vitest'
import { queryDatabase, requireRealConnection } from '@/tests/support/real-backend'

const stack = requireRealConnection()
/** Roles without the service key: guests, and people who are signed in. */
const PUBLIC_ROLES = ['anon', 'authenticated'] as const

const tables = (
  await queryDatabase(stack, `select tablename from pg_tables where schemaname = 'public' order by 1`)
).flat()
const functions = (
  await queryDatabase(
    stack,
    `select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
  )
).flat()

/** A call with the public key, as a guest's browser or a signed-in person could make it. */
function call(role: (typeof PUBLIC_ROLES)[number], path: string, init: RequestInit = {}) {
  const token: Record<string, string> =
    role === 'authenticated' ? { authorization: `Bearer ${stack.memberToken}` } : {}
  return fetch(`${stack.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...token },
  })
}

test('the migrations made tables and functions', () => {
  expect(tables).toEqual(expect.arrayContaining(['booking_inquiries', 'notification_outbox', 'rate_limits']))
  expect(functions.join()).toContain('claim_notifications')
})

test('row-level security is on everywhere', async () => {
  const open = `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`
  expect(await queryDatabase(stack, open)).toEqual([])
})

test.each(PUBLIC_ROLES)('%s has no right on any table', async (role) => {
  const granted = `select tablename, privilege from pg_tables,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
    where schemaname = 'public'
      and has_table_privilege('${role}', format('%I.%I', schemaname, tablename), privilege)`
  expect(await queryDatabase(stack, granted)).toEqual([])
})

test.each(PUBLIC_ROLES)('%s may run no function', async (role) => {
  const granted = `select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')`
  expect(await queryDatabase(stack, granted)).toEqual([])
})

test.each(PUBLIC_ROLES)('%s is refused at every address of the interface', async (role) => {
  const answers = [
    ...tables.flatMap((table) => [
      call(role, `${table}?select=*`),
      call(role, table, { method: 'POST', body: '{}' }),
      call(role, table, { method: 'DELETE' }),
    ]),
    call(role, 'rpc/hit_rate_limits', { method: 'POST', body: '{"p_hits":[]}' }),
    call(role, 'rpc/claim_notifications', { method: 'POST', body: '{}' }),
  ]
  for (const answer of await Promise.all(answers)) {
    expect(answer.status, answer.url).toBe(role === 'anon' ? 401 : 403)
    expect(await answer.json(), answer.url).toMatchObject({ code: '42501' })
  }
})

test('a call without a key, or with a wrong one, gets nowhere', async () => {
  const wrongHeaders: Record<string, string>[] = [{}, { apikey: 'sb_secret_wrong' }]
  for (const headers of wrongHeaders) {
    expect((await fetch(`${stack.url}/rest/v1/booking_inquiries`, { headers })).status).toBe(401)
  }
})
