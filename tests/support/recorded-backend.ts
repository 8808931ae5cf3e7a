import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../scripts/local/child.ts'
import { startLocalBackend } from '../../scripts/local/local-backend.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { startRecordingProxy } from './recording-proxy.ts'

const NOTE = path.join(PROJECT_ROOT, 'supabase/.temp/e2e-backend.json')

interface RecordedBackend {
  /** Of the recorder, for the site's SUPABASE_URL. */
  url: string
  secretKey: string
  close: () => Promise<void>
}

/**
 * The backend of the browser tests: embedded, in memory, behind a recording proxy. Writes the addresses and the key to a
 * file for the tests (tests/support/stored.ts).
 */
export async function startRecordedBackend(): Promise<RecordedBackend> {
  const backend = await startLocalBackend({ port: await freePort(), memory: true, dispatchEveryMs: 1000 })
  const recorder = await startRecordingProxy({ port: await freePort(), target: backend.url })
  const { url, secretKey, mailFolder } = backend
  await mkdir(path.dirname(NOTE), { recursive: true })
  await writeFile(NOTE, JSON.stringify({ url, secretKey, mailFolder, recorderUrl: recorder.url }))
  return {
    url: recorder.url,
    secretKey,
    close: async () => {
      await recorder.close()
      await backend.close()
    },
  }
}
