import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cleanEmail } from '../../components/forms/core/typed-text.ts'
import { BUCKET } from '../../supabase/functions/_shared/application-files.ts'
import { StartError } from '../site-process.ts'
import { dataOf, openBackend, type OperatorBackend, runCommand } from './backend.ts'
import { listDocuments, saveDocuments } from './documents.ts'
import { isId, readReference } from './submissions.ts'
import { formatTable } from './terminal.ts'

/**
 * `npm run person`: what is stored about one person (docs/operations.md, "A guest asks about their data"). An email
 * stands for everything that was sent with it, a reference or an id for that one submission.
 */
const USAGE = `npm run person -- export <email, reference or id> [--out file.json]    rows as JSON; with --out the documents too
npm run person -- erase <email, reference or id>                         prints what would be deleted
npm run person -- erase <email, reference or id> --yes                   deletes it`

type Rows = { id: string }[]
/** Rows by table, and names of documents. */
type Person = Record<string, unknown[]> & { job_applications: Rows; files: string[] }

/** @throws StartError where nothing is stored, or where a reference belongs to several submissions */
async function readPerson({ client }: OperatorBackend, who: string): Promise<Person> {
  type Stored = Record<'job_applications' | 'notification_outbox', Rows> & Record<string, Rows>
  const rows: Stored = dataOf(await client.rpc('person_data', { p_who: who }), 'Reading')
  const { notification_outbox: _mails, ...submissions } = rows
  const found = Object.values(submissions).flat()
  if (found.length === 0) throw new StartError(`Nothing is stored about ${who}.`)
  if (readReference(who) !== undefined && found.length > 1) {
    throw new StartError(
      `${who} belongs to several submissions; name one: ${found.map(({ id }) => id).join(', ')}`,
    )
  }
  const applications = rows.job_applications.map(({ id }) => id)
  return { ...rows, files: await listDocuments(client, applications) }
}

async function exportPerson(backend: OperatorBackend, who: string, out: string | undefined): Promise<void> {
  const person = await readPerson(backend, who)
  const content = JSON.stringify({ who, exported: new Date().toISOString(), ...person }, null, 2)
  if (out === undefined) return console.log(content)
  await writeFile(out, `${content}\n`, { mode: 0o600 })
  const documents = await saveDocuments(backend.client, person.files, path.dirname(out))
  for (const file of [out, ...documents]) console.log(`Written to ${file}`)
}

/** Deletes documents first, then all rows in one transaction, so that an interrupted run can be repeated. */
async function erasePerson({ client }: OperatorBackend, who: string, { files }: Person): Promise<object> {
  if (files.length > 0) dataOf(await client.storage.from(BUCKET).remove(files), 'Deleting files')
  return dataOf(await client.rpc('erase_person', { p_who: who }), 'Deleting') as object
}

async function erase(backend: OperatorBackend, who: string, isConfirmed: boolean): Promise<void> {
  const person = await readPerson(backend, who)
  const mentions: { table_name: string; id: string }[] = who.includes('@')
    ? dataOf(await backend.client.rpc('person_mentions', { p_email: who }), 'Searching')
    : []
  const counts = {
    ...Object.fromEntries(Object.entries(person).map(([table, found]) => [table, found?.length ?? 0])),
    ...(isConfirmed && (await erasePerson(backend, who, person))),
  }
  console.log(isConfirmed ? 'Deleted\n' : 'Would be deleted\n')
  const rows = Object.entries(counts).map(([table, count]) => [table, String(count)])
  console.log(formatTable(['Stored in', 'Number'], rows))
  if (mentions.length > 0) {
    console.log('\nOther people’s submissions that name the email; read them (npm run inbox -- <id>):\n')
    const named = mentions.map(({ table_name, id }) => [table_name, id])
    console.log(formatTable(['Table', 'Id'], named))
  }
  if (!isConfirmed) console.log('\nNothing has been deleted. Add --yes to do it.')
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const [command, typed = '', ...others] = positionals
  const isEmail = /^[^@\s]+@[^@\s]+$/.test(typed.trim())
  // As the forms store it: the domain fjället.example is xn--fjllet-cua.example.
  const who = isEmail ? cleanEmail(typed) : isId(typed) ? typed : readReference(typed)
  if (who === undefined || others.length > 0 || (command !== 'export' && command !== 'erase')) {
    throw new StartError(USAGE)
  }
  const backend = await openBackend()
  if (command === 'export') await exportPerson(backend, who, values.out)
  else await erase(backend, who, values.yes)
})
