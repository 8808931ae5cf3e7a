import { parseArgs } from 'node:util'
import { StartError } from '../site-process.ts'
import { openBackend, runCommand, type OperatorBackend } from './backend.ts'
import { erasePerson, readPerson, saveDocuments, saveJson } from './personal-data.ts'
import { formatTable } from './terminal.ts'

/**
 * `npm run person`: what is stored about one person, by e-mail address in any letter case (docs/operations.md,
 * "A guest asks about their data").
 *
 *   npm run person -- export anna@example.com [--out anna.json]   rows as JSON; with --out the files too
 *   npm run person -- erase anna@example.com                      prints what would be deleted
 *   npm run person -- erase anna@example.com --yes                deletes it
 */

const USAGE =
  'Use npm run person -- export <e-mail> [--out file.json], or npm run person -- erase <e-mail> [--yes].'

const report = (counts: Record<string, number>) =>
  formatTable(
    ['Stored in', 'Number'],
    Object.entries(counts).map(([table, count]) => [table, String(count)]),
  )

async function exportPerson(backend: OperatorBackend, email: string, out: string | undefined): Promise<void> {
  const person = await readPerson(backend, email)
  const content = { email, exported: new Date().toISOString(), ...person }
  if (out === undefined) {
    console.log(JSON.stringify(content, null, 2))
    return
  }
  await saveJson(out, content)
  console.log(`Written to ${out}`)
  for (const file of await saveDocuments(backend, person.files, out)) console.log(`Written to ${file}`)
}

async function erase(backend: OperatorBackend, email: string, confirmed: boolean): Promise<void> {
  const { counts, mentions } = await erasePerson(backend, email, confirmed)
  console.log(`${confirmed ? 'Deleted' : 'Would be deleted'}\n\n${report(counts)}`)
  if (mentions.length > 0) {
    console.log('\nOther people’s submissions that name the address; read them and decide:\n')
    console.log(
      formatTable(
        ['Table', 'Id'],
        mentions.map(({ table_name, id }) => [table_name, id]),
      ),
    )
  }
  if (!confirmed) console.log('\nNothing has been deleted. Add --yes to do it.')
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const [command, address, ...others] = positionals
  const email = address?.trim() ?? ''
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || others.length > 0) throw new StartError(USAGE)
  if (command !== 'export' && command !== 'erase') throw new StartError(USAGE)
  const backend = await openBackend()
  if (command === 'export') await exportPerson(backend, email, values.out)
  else await erase(backend, email, values.yes)
})
