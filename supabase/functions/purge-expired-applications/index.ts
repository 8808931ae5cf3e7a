/**
 * purge-expired-applications: deletes expired job applications (migration retention), documents before rows, and then
 * orphaned documents, such as those of an upload that could not be rolled back.
 *
 * The schedule calls it every night; it is idempotent, so an operator may call it at any time. It is a function and not
 * SQL because files may be deleted through the storage API only.
 */
import { applicationOf, BUCKET, possibleFiles } from '../_shared/application-files.ts'
import { type Client, refuse, secretFunction } from '../_shared/handler.ts'

/** Applications that are listed at once. */
const BATCH_SIZE = 100
/** No new batch starts after this time, because hosted functions end after 150 s; the next run continues. */
const TIME_LIMIT_MS = 90_000
/** How many documents are checked for orphans, oldest first, and how many at once: their ids have to fit into a URL. */
const MAX_FILES = 10_000
const PAGE_SIZE = 100
/** Younger documents may belong to an application that is being uploaded. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000

/** @throws Error with a short reason without personal data */
async function removeFiles(client: Client, names: string[]): Promise<number> {
  if (names.length === 0) return 0
  const { data, error } = await client.storage.from(BUCKET).remove(names)
  if (error) throw new Error('storage_refused')
  return data.length
}

async function purgeExpired(client: Client): Promise<{ applications: number; files: number }> {
  const deadline = Date.now() + TIME_LIMIT_MS
  const total = { applications: 0, files: 0 }
  for (;;) {
    const expired = await client.rpc('expired_job_applications', { p_max: BATCH_SIZE })
    if (expired.error) throw new Error('database_refused')
    const ids = expired.data.map(({ id }) => id)
    for (const id of ids) total.files += await removeFiles(client, possibleFiles(id))
    if (ids.length > 0) {
      const { error } = await client.from('job_applications').delete().in('id', ids)
      if (error) throw new Error('database_refused')
    }
    total.applications += ids.length
    if (ids.length < BATCH_SIZE || Date.now() > deadline) return total
  }
}

/** Documents whose application is not stored, and which are old enough to be deleted; files of another kind stay. */
async function findOrphanedFiles(client: Client): Promise<string[]> {
  const orphaned: string[] = []
  for (let offset = 0; offset < MAX_FILES; offset += PAGE_SIZE) {
    const { data, error } = await client.storage
      .from(BUCKET)
      .list('', { limit: PAGE_SIZE, offset, sortBy: { column: 'created_at', order: 'asc' } })
    if (error) throw new Error('storage_refused')
    const old = data.filter(({ created_at }) => Date.parse(created_at ?? '') < Date.now() - MIN_AGE_MS)
    const ids = old.flatMap(({ name }) => applicationOf(name) ?? [])
    const stored = await client.from('job_applications').select('id').in('id', ids)
    if (stored.error) throw new Error('database_refused')
    const known = new Set<string | undefined>([undefined, ...stored.data.map(({ id }) => id)])
    orphaned.push(...old.flatMap(({ name }) => (known.has(applicationOf(name)) ? [] : name)))
    if (old.length < PAGE_SIZE) break
  }
  return orphaned
}

async function handle(_request: Request, client: Client): Promise<Response> {
  try {
    const { applications, files } = await purgeExpired(client)
    const orphanedFiles = await removeFiles(client, await findOrphanedFiles(client))
    return Response.json({ applications, files, orphanedFiles })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    console.error(`Expired job applications were not all deleted (${reason}); the next run continues.`)
    return refuse(503, reason)
  }
}

export default secretFunction(handle)
