/**
 * purge-expired-applications: deletes job applications whose time is over (migration retention), their
 * documents first, so that a row is there as long as a document of it may be. Then documents whose row is
 * gone, such as those of an upload that could not be taken back.
 *
 * Called by the schedule every night with the secret key, and whenever an operator likes: what is done
 * twice does no harm. It is a function because only the storage's own interface may delete files.
 */
import { withSupabase } from '@supabase/server'
import type { SupabaseClient } from '@supabase/supabase-js'
import { applicationOf, BUCKET, possibleFiles } from '../_shared/application-files.ts'

/** Applications that are listed at once. */
const BATCH_SIZE = 100
/** After this long no new batch is begun; hosted functions end after 150 s. The next night goes on. */
const TIME_LIMIT_MS = 90_000
/** Documents that are looked at for lost ones, oldest first, and how many the storage lists at once. */
const MOST_FILES = 10_000
const PAGE_SIZE = 1000
/** Ids stand in the address of the question, which must not grow too long. */
const IDS_AT_ONCE = 100
/** Younger ones may belong to an application that is just being sent. */
const LEAST_AGE_MS = 24 * 60 * 60 * 1000

/** @throws Error with a short reason without personal data */
async function removeFiles(client: SupabaseClient, names: string[]): Promise<number> {
  if (names.length === 0) return 0
  const { data, error } = await client.storage.from(BUCKET).remove(names)
  if (error) throw new Error('storage_refused')
  return data.length
}

async function purgeExpired(client: SupabaseClient): Promise<{ applications: number; files: number }> {
  const deadline = Date.now() + TIME_LIMIT_MS
  const total = { applications: 0, files: 0 }
  for (;;) {
    const expired = await client.rpc('expired_job_applications', { p_max: BATCH_SIZE })
    if (expired.error) throw new Error('database_refused')
    const ids = (expired.data as { id: string }[]).map(({ id }) => id)
    for (const id of ids) total.files += await removeFiles(client, possibleFiles(id))
    if (ids.length > 0) {
      const { error } = await client.from('job_applications').delete().in('id', ids)
      if (error) throw new Error('database_refused')
    }
    total.applications += ids.length
    if (ids.length < BATCH_SIZE || Date.now() > deadline) return total
  }
}

/** Names of documents, old enough, whose application is not there. */
async function findLostFiles(client: SupabaseClient): Promise<string[]> {
  const lost: string[] = []
  for (let offset = 0; offset < MOST_FILES; offset += PAGE_SIZE) {
    const { data, error } = await client.storage
      .from(BUCKET)
      .list('', { limit: PAGE_SIZE, offset, sortBy: { column: 'created_at', order: 'asc' } })
    if (error) throw new Error('storage_refused')
    const old = data.filter(({ created_at }) => Date.parse(created_at ?? '') < Date.now() - LEAST_AGE_MS)
    lost.push(
      ...(await withoutApplication(
        client,
        old.map(({ name }) => name),
      )),
    )
    if (old.length < PAGE_SIZE) break
  }
  return lost
}

/** Those of the documents whose application is not stored; files of another kind are left alone. */
async function withoutApplication(client: SupabaseClient, names: string[]): Promise<string[]> {
  const ids = [...new Set(names.map(applicationOf))].filter((id) => id !== undefined)
  const known = new Set<string>()
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const { data, error } = await client
      .from('job_applications')
      .select('id')
      .in('id', ids.slice(start, start + IDS_AT_ONCE))
    if (error) throw new Error('database_refused')
    for (const { id } of data as { id: string }[]) known.add(id)
  }
  return names.filter((name) => {
    const id = applicationOf(name)
    return id !== undefined && !known.has(id)
  })
}

const handle = withSupabase({ auth: 'secret:*', cors: 'disabled' }, async (request, { supabaseAdmin }) => {
  if (request.method !== 'POST') return Response.json({ error: 'method_not_allowed' }, { status: 405 })
  try {
    const { applications, files } = await purgeExpired(supabaseAdmin)
    const lostFiles = await removeFiles(supabaseAdmin, await findLostFiles(supabaseAdmin))
    return Response.json({ applications, files, lostFiles })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    console.error(`Expired job applications were not all deleted (${reason}); the next call goes on.`)
    return Response.json({ error: reason }, { status: 503 })
  }
})

const edgeFunction = { fetch: handle }
export default edgeFunction
