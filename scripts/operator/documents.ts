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

/** File systems take 255 bytes in a name, and a character may have four. */
const MAX_NAME = 50

/** A file name for a stored document that says whose it is: `Kim Lund KF-7Q2M4X CV.pdf`. */
export function nameDocument(document: string, name = '', reference = ''): string {
  const clean = name
    .replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
    .replace(/^[ .]+/, '')
    .trim()
  const kind = document.includes('_cover_letter.') ? 'cover letter' : 'CV'
  return `${[...clean].slice(0, MAX_NAME).join('')} ${reference} ${kind}${path.extname(document)}`
}

/**
 * Writes documents into a folder, readable by the owner alone.
 * @param nameOf the file name of a document, which is its own by default
 * @returns the files
 */
export async function saveDocuments(
  client: SupabaseClient,
  documents: string[],
  folder: string,
  nameOf = (document: string) => document,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const document of documents) {
    const content = dataOf(await client.storage.from(BUCKET).download(document), 'Reading a file')
    const file = path.join(folder, nameOf(document))
    await writeFile(file, Buffer.from(await content.arrayBuffer()), { mode: 0o600 })
    written.push(file)
  }
  return written
}
