import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '@/tests/support/backend'
import { queryDatabase, requireRealConnection } from '@/tests/support/real-backend'
import { bookingRow } from '@/tests/support/rows'

const stack = requireRealConnection()
const query = (sql: string) => queryDatabase(stack, sql)
/** The schedule runs every minute. */
const NEXT_ROUND_MS = 90_000

/** Run by pg_cron itself; pg_net and the vault are fakes (fake-extensions.sql). */
describe.skipIf(!stack.database.hasCron)('the schedule', () => {
  beforeAll(() =>
    query(`select vault.create_secret('${stack.url}', 'project_url');
      select vault.create_secret('${stack.secretKey}', 'secret_key')`),
  )

  test('every job is valid SQL', async () => {
    const jobs = await query(`select jobname, schedule from cron.job order by jobname`)
    expect(jobs).toEqual(
      expect.arrayContaining([
        ['purge-operational-rows', '17 3 * * *'],
        ['send-due-notifications', '* * * * *'],
      ]),
    )
    // at any time of day, and as the job's own user
    await query(`do $$ declare job record; begin
      for job in select command from cron.job loop execute job.command; end loop; end $$`)
  })

  test(
    'calls the function with key and address from the vault, and the due e-mail leaves',
    { timeout: NEXT_ROUND_MS + 10_000 },
    async () => {
      await query(`delete from net.requests; delete from notification_outbox`)
      await connect(stack).from('booking_inquiries').insert([bookingRow()])
      await query(`update notification_outbox set next_attempt_at = now()`)
      const request = await vi.waitFor(
        async () => {
          const [row] = await query(
            `select json_build_object('url', url, 'headers', headers, 'body', body) from net.requests limit 1`,
          )
          expect(row).toBeDefined()
          return JSON.parse(row?.[0] ?? '') as { url: string; headers: HeadersInit; body: object }
        },
        { timeout: NEXT_ROUND_MS, interval: 1_000 },
      )
      const answer = await fetch(request.url, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify(request.body),
      })
      expect(await answer.json()).toEqual({ sent: 1, failed: 0 })
      const [[id] = []] = await query(`select id from notification_outbox where status = 'sent'`)
      expect(await readdir(stack.mailFolder)).toContain(`${id}.json`)
    },
  )
})
