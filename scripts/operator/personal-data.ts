// @ts-nocheck
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUCKET, possibleFiles } from '../../supabase/functions/_shared/application-files.ts'
import { dataOf } from './backend.ts'

/**
 * One person's data by e-mail address (migration personal_data).
 * @typedef {Record<string, object[]>} Person rows by table; `files`: names of documents in the storage;
 *   `caught_emails`: names of e-mails that the embedded backend keeps
 */

/** Readable to its owner alone. */
const PRIVATE = { mode: 0o600 }

/**
 * @param {import('./backend.ts').OperatorBackend} backend
 * @param {string} email in any letter case
 * @returns {Promise<Person>}
 */
export async function readPerson({ client, mailFolder }, email) {
  const rows = dataOf(await client.rpc('person_data', { p_email: email }), 'Reading')
  const ids = rows.job_applications.map(({ id }) => id)
  return {
    ...rows,
    files: await existingFiles(client, ids),
    ...(mailFolder && { caught_emails: await caughtEmails(mailFolder, email, rows.notification_outbox) }),
  }
}

/** Documents of applications that are really there, recorded in a row or not. */
async function existingFiles(client, applicationIds) {
  const found = []
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

/** E-mails that the embedded backend has caught about the person: by notification, or because they name the address. */
async function caughtEmails(folder, email, notifications) {
  const files = await readdir(folder).catch(() => [])
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

/** Writes an export as JSON. */
export async function saveJson(file, content) {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, PRIVATE)
}

/**
 * Writes the person's documents beside the export, `<export>-<document>`.
 * @returns {Promise<string[]>} the files
 */
export async function saveDocuments({ client }, person, exportFile) {
  const { dir, name } = path.parse(exportFile)
  const written = []
  for (const document of person.files) {
    const content = dataOf(await client.storage.from(BUCKET).download(document), 'Reading a file')
    const file = path.join(dir, `${name}-${document}`)
    await writeFile(file, Buffer.from(await content.arrayBuffer()), PRIVATE)
    written.push(file)
  }
  return written
}

/**
 * Deletes everything about a person: documents first, then all rows in one transaction, so that an attempt that breaks
 * off can simply be made again.
 * @param {import('./backend.ts').OperatorBackend} backend
 * @param {boolean} confirmed false: nothing is deleted, only counted
 * @returns {Promise<{ counts: Record<string, number>, mentions: { table_name: string, id: string }[] }>}
 *   `mentions`: rows of others that name the address, which are left alone
 */
export async function erasePerson(backend, email, confirmed) {
  const { client, mailFolder } = backend
  const person = await readPerson(backend, email)
  const mentions = dataOf(await client.rpc('person_mentions', { p_email: email }), 'Searching')
  const counts = Object.fromEntries(Object.entries(person).map(([table, found]) => [table, found.length]))
  if (!confirmed) return { counts, mentions }

  const { files, caught_emails: emails = [] } = person
  if (files.length > 0) dataOf(await client.storage.from(BUCKET).remove(files), 'Deleting files')
  const erased = dataOf(await client.rpc('erase_person', { p_email: email }), 'Deleting')
  for (const file of emails) await rm(path.join(mailFolder, file), { force: true })
  return { counts: { ...counts, ...erased }, mentions }
}
