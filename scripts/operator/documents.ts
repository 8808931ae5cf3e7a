import type { SupabaseClient } from '@supabase/supabase-js'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUCKET, possibleFiles } from '../../supabase/functions/_shared/application-files.ts'
import { dataOf } from './backend.ts'

/** Names of the documents of applications in the storage, whether or not a row names them. */
export async function listDocuments(client: SupabaseClient, applicationIds: string[]): Promise<string[]> {
  const found: string[] = []
  for (const id of applicationIds) {
    const listed = dataOf(await client.storage.from(BUCKET).list('', { search: id }), 'Listing files')
    const names = new Set(possibleFiles(id))
    found.push(...listed.map(({ name }) => name).filter((name) => names.has(name)))
  }
  return found
}

/**
 * Writes documents into a folder, readable by the owner alone.
 * @returns the files
 */
export async function saveDocuments(
  client: SupabaseClient,
  documents: string[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const document of documents) {
    const content = dataOf(await client.storage.from(BUCKET).download(document), 'Reading a file')
    const file = path.join(folder, document)
    await writeFile(file, Buffer.from(await content.arrayBuffer()), { mode: 0o600 })
    written.push(file)
  }
  return written
}
