import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openDatabase, prepareFolder } from './local/local-backend.ts'
import { PROJECT_ROOT } from './site-process.ts'

/**
 * `npm run types:database [-- <file>]`: the types of what the migrations make, by the generator of `supabase gen types`.
 */
const output = path.resolve(process.argv[2] ?? path.join(PROJECT_ROOT, 'lib/supabase/database.types.ts'))

const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-types-'))
try {
  await prepareFolder(folder, path.join(folder, 'supabase/.temp'))
  const { connection } = await openDatabase(folder, true)
  const query = async (sql: string) => (await connection.exec<{ rows: unknown[] }>(sql)) ?? { rows: [] }
  const schema = await introspect({ query }, { includedSchemas: ['public'] })
  await connection.close?.()
  await writeFile(output, await generateTypescript(sortGeneratorMetadata(schema)))
} finally {
  await rm(folder, { recursive: true })
}
