import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { freePort } from '@/scripts/local/child'
import { type BackendConnection, connect } from '@/tests/support/backend'
import { lostAndFoundRow } from '@/tests/support/rows'

test('the embedded backend prints why a row is refused, and nothing of the row', async () => {
  const port = await freePort()
  const args = ['scripts/local/serve.ts', '--port', String(port), '--memory', '--dispatch-every', '0']
  const child = spawn(process.execPath, args, { env: { ...process.env, SUPABASE_SECRET_KEY: '' } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)))
  const ready = await vi.waitFor(() => /^\{"ready".*\}$/m.exec(printed)![0], 30_000)
  const table = connect(JSON.parse(ready) as BackendConnection).from('lost_and_found')
  const row = lostAndFoundRow({ name: 'Ragnhild Fjällström' })
  expect((await table.insert([row])).error).toBeNull()
  expect((await table.insert([row])).error).not.toBeNull()
  expect((await table.insert([{ ...row, zip_code: 'Ragnhild' }])).error).not.toBeNull()
  child.kill()
  await once(child, 'close')
  expect(printed).toContain('The database refused a statement: 23514 lost_and_found_zip_code_check')
  expect(printed).not.toMatch(/ragnhild|fjällström/i)
}, 60_000)
