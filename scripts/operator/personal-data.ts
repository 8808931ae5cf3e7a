import type { SupabaseClient } from '@supabase/supabase-js'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUCKET, possibleFiles } from '../../supabase/functions/_shared/application-files.ts'
import { dataOf, type OperatorBackend } from './backend.ts'

interface RowWithId {
  id: string
}

/** Everything stored about one person: rows by table, names of documents and of captured e-mails. */
export type Person = Record<string, unknown[]> & {
  job_applications: RowWithId[]
  notification_outbox: RowWithId[]
  /** Documents in the storage. */
  files: string[]
  /** Only on the embedded backend, which stores e-mails. */
  caught_emails?: string[]
}

const OWNER_ONLY = { mode: 0o600 }

/** @param email in any letter case */
export async function readPerson({ client, mailFolder }: OperatorBackend, email: string): Promise<Person> {
  const rows: Person = dataOf(await client.rpc('person_data', { p_who: email }), 'Reading')
  const ids = rows.job_applications.map(({ id }) => id)
  return {
    ...rows,
    files: await existingFiles(client, ids),
    ...(mailFolder && { caught_emails: await caughtEmails(mailFolder, email, rows.notification_outbox) }),
  }
}

/** Documents of applications in the storage, whether or not a row names them. */
async function existingFiles(client: SupabaseClient, applicationIds: string[]): Promise<string[]> {
  const found: string[] = []
  for (const id of applicationIds) {
    const answer = await client.storage.from(BUCKET).list('', { search: id })
    const names = new Set(possibleFiles(id))
    found.push(
      ...dataOf(answer, 'Listing files')
        .map(({ name }) => name)
        .filter((name) => names.has(name)),
    )
  }
  return found
}

/** Captured e-mails that belong to a notification of the person or that contain the address. */
async function caughtEmails(folder: string, email: string, notifications: RowWithId[]): Promise<string[]> {
  const files = await readdir(folder).catch(() => [] as string[])
  const ids = new Set(notifications.map(({ id }) => id))
  const about = await Promise.all(
    files.map(async (file) => {
      if (ids.has(path.parse(file).name)) return true
      const text = await readFile(path.join(folder, file), 'utf8')
      return text.toLowerCase().includes(email.toLowerCase())
    }),
  )
  return files.filter((_, index) => about[index])
}

export async function saveJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, OWNER_ONLY)
}

/**
 * Writes documents beside the export, as `<export>-<document>`.
 * @returns the files
 */
export async function saveDocuments(
  { client }: OperatorBackend,
  documents: string[],
  exportFile: string,
): Promise<string[]> {
  const { dir, name } = path.parse(exportFile)
  const written: string[] = []
  for (const document of documents) {
    const content = dataOf(await client.storage.from(BUCKET).download(document), 'Reading a file')
    const file = path.join(dir, `${name}-${document}`)
    await writeFile(file, Buffer.from(await content.arrayBuffer()), OWNER_ONLY)
    written.push(file)
  }
  return written
}

interface Erasure {
  counts: Record<string, number>
  /** Rows of other people that contain the address; they are not deleted. */
  mentions: { table_name: string; id: string }[]
}

/**
 * Deletes everything about a person: documents first, then all rows in one transaction, so that an interrupted run can
 * be repeated.
 * @param confirmed false: counts without deleting
 */
export async function erasePerson(
  backend: OperatorBackend,
  email: string,
  confirmed: boolean,
): Promise<Erasure> {
  const { client, mailFolder } = backend
  const person = await readPerson(backend, email)
  const mentions: Erasure['mentions'] = dataOf(
    await client.rpc('person_mentions', { p_email: email }),
    'Searching',
  )
  const counts = Object.fromEntries(
    Object.entries(person).map(([table, found = []]) => [table, found.length]),
  )
  if (!confirmed) return { counts, mentions }

  const { files, caught_emails: emails = [] } = person
  if (files.length > 0) dataOf(await client.storage.from(BUCKET).remove(files), 'Deleting files')
  const erased: Record<string, number> = dataOf(
    await client.rpc('erase_person', { p_who: email }),
    'Deleting',
  )
  for (const file of emails) await rm(path.join(mailFolder ?? '', file), { force: true })
  return { counts: { ...counts, ...erased }, mentions }
}
