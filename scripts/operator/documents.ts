import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
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

/** A name without what a file system refuses or a reader cannot see. */
function cleanName(name: string): string {
  const clean = name.replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ').replace(/^[ .]+/, '')
  return [...clean].slice(0, MAX_NAME).join('').trim()
}

/**
 * Where a stored document is written: in a folder that says whose it is, under the name that the applicant gave it, with
 * the ending of what it is: `Kim Lund KF-7Q2M4X CV/Mitt CV.pdf`.
 */
export async function nameDocument(
  client: SupabaseClient,
  document: string,
  { name = '', reference = '' }: { name?: string | undefined; reference?: string | undefined } = {},
): Promise<string> {
  const { data } = await client.storage.from(BUCKET).info(document)
  // The embedded backend answers what the site has stored beside its own metadata.
  const { metadata, userMetadata = metadata } = { ...data } as Partial<Record<string, { name?: string }>>
  const given = userMetadata?.name ?? ''
  const kind = document.includes('_cover_letter.') ? 'cover letter' : 'CV'
  const fileName = `${cleanName(given.replace(/\.(?:pdf|docx?)$/i, '')) || kind}${path.extname(document)}`
  return path.join(`${cleanName(name)} ${reference} ${kind}`, fileName)
}

/**
 * Writes documents into a folder, readable by the owner alone.
 * @param nameOf where in the folder a document is written, by default under its own name
 * @returns the files
 */
export async function saveDocuments(
  client: SupabaseClient,
  documents: string[],
  folder: string,
  nameOf: (document: string) => string | Promise<string> = (document) => document,
): Promise<string[]> {
  const written: string[] = []
  for (const document of documents) {
    const content = dataOf(await client.storage.from(BUCKET).download(document), 'Reading a file')
    const file = path.join(folder, await nameOf(document))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await content.arrayBuffer()), { mode: 0o600 })
    written.push(file)
  }
  return written
}
