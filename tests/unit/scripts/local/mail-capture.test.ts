import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { captureMail } from '@/scripts/local/mail-capture.ts'

const directory = await mkdtemp(path.join(os.tmpdir(), 'mail-'))
afterAll(() => rm(directory, { recursive: true }))
vi.spyOn(console, 'log').mockImplementation(() => undefined)

function post(key: string, body: string, address = '/local/emails') {
  const request = new Request(`http://127.0.0.1${address}`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body,
  })
  return captureMail(request, directory)
}
const message = (subject: string) => JSON.stringify({ subject, text: 'Hej', html: '<p>Hej</p>' })

test('a message becomes files; sent again under its key it changes nothing', async () => {
  expect((await post('key-1', message('Ett')))?.status).toBe(200)
  expect((await post('key-1', message('Två')))?.status).toBe(200)
  expect((await readdir(directory)).sort()).toEqual(['key-1.html', 'key-1.json', 'key-1.txt'])
  expect(await readFile(path.join(directory, 'key-1.txt'), 'utf8')).toBe('Ett\n\nHej')
})

test('keys that are paths and bodies that are not JSON are rejected, other addresses ignored', async () => {
  expect((await post('../key', message('Ett')))?.status).toBe(422)
  expect((await post('key-2', 'no'))?.status).toBe(422)
  expect(await post('key-3', message('Ett'), '/rest/v1/')).toBeUndefined()
})
