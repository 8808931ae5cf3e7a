import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { FieldErrors } from '@/components/forms/core/result'
import {
  classifyDuplicate,
  logUnconfirmed,
  readStoredRow,
  retryOnce,
  STORED_COLUMNS,
  type StoredRow,
  type StoreOutcome,
} from '@/components/forms/core/stored-row'
import { jobs } from '@/content/jobs'
import type { Locale } from '@/lib/i18n/locales'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import { BUCKET, possibleFiles } from '@/supabase/functions/_shared/application-files'
import { readDocument } from './document-bytes'
import { type DocumentType, MEDIA_TYPES } from './document-type'
import type { Application } from './schema'

/** How often and how long another request's upload of the same application is waited for. */
const RETRY_MS = 1_000
const MAX_WAIT_MS = 15_000

interface Document {
  kind: 'cv' | 'cover_letter'
  bytes: Buffer
  type: DocumentType
  /** As the applicant has named the file. */
  name: string
}

const files = () => getAdminClient().storage.from(BUCKET)
const rows = () => getAdminClient().from('job_applications')

/** A row without its documents; `isOurs` unless another request may have inserted it. */
type InsertedRow = { id: string; isOurs: boolean } & StoredRow

/**
 * Inserts the row. The compiler refuses a field without a column. While the very same application is being uploaded by
 * another request, the outcome is not known yet. After a lost answer the row that is in progress is this one.
 */
async function insertApplication(
  fields: Omit<Application, 'job' | 'cv' | 'coverLetter'>,
  job_title: string,
  locale: Locale,
): Promise<InsertedRow | { duplicate: StoredRow | undefined } | 'not stored' | 'not known'> {
  const deadline = Date.now() + MAX_WAIT_MS
  let wasLost = false
  let wasBegun = false
  for (;;) {
    const { data, error, isRepeat, isKnown } = await retryOnce(() =>
      rows()
        .insert({ ...fields, job_title, language: locale })
        .select(`id, ${STORED_COLUMNS}`)
        .single(),
    )
    if (error === null) return { ...data, isOurs: true }
    wasLost ||= isRepeat
    const repeat = classifyDuplicate(error)
    if (repeat === 'received') return { duplicate: readStoredRow(error) }
    wasBegun ||= repeat === 'in-progress'
    const begun = repeat === 'in-progress' && wasLost && (await findBegun(fields.email, job_title))
    if (begun) return { ...begun, isOurs: false }
    if (repeat === 'none' || Date.now() >= deadline)
      return logUnconfirmed('A job application', { error, isKnown: isKnown && !wasBegun })
    await wait(RETRY_MS)
  }
}

/** The newest application for a position whose documents are not recorded. */
async function findBegun(email: string, job_title: string) {
  const { data } = await rows()
    .select(`id, ${STORED_COLUMNS}`)
    .match({ email, job_title })
    .is('cv_file_path', null)
    .order('created_at', { ascending: false })
    .limit(1)
  return data?.[0]
}

/** Uploads the documents and writes their paths into the row. What another request may be uploading too is written over: it is the same. */
async function attachDocuments(
  { id, isOurs }: InsertedRow,
  documents: Document[],
): Promise<'stored' | 'not stored' | 'not known'> {
  const paths: Record<`${Document['kind']}_file_path`, string | null> = {
    cv_file_path: null,
    cover_letter_file_path: null,
  }
  const uploads = documents.map(async ({ kind, bytes, type, name }) => {
    const { data, error } = await files().upload(`${id}_${kind}.${type}`, bytes, {
      contentType: MEDIA_TYPES[type],
      metadata: { name },
      upsert: !isOurs,
    })
    if (error === null) paths[`${kind}_file_path`] = data.path
    else logProblem('A document of a job application was not stored.', { reason: error.name })
    return error === null
  })
  const areStored = await Promise.all(uploads)
  if (areStored.includes(false)) return 'not stored'
  const answer = await retryOnce(() => rows().update(paths).eq('id', id).select('id').single())
  return answer.error === null ? 'stored' : logUnconfirmed('The path of a document', answer)
}

/**
 * Removes an application that could not be completed: its files and its row, and with the row its notification. What
 * stays behind is logged by id; such a row tells the hotel after five minutes that its CV is missing
 * (docs/decisions/0005-notification-outbox.md).
 */
async function rollBack(id: string): Promise<void> {
  const removed = await files().remove(possibleFiles(id))
  if (removed.error !== null)
    logProblem('Documents of a job application may be left in the storage.', { application: id })
  const deleted = await retryOnce(() => rows().delete().eq('id', id))
  if (deleted.error !== null)
    logProblem('A job application is left without its documents.', { application: id })
}

/**
 * Whether an application that was received before came with these documents too. Repeat protection compares the
 * fields alone (docs/decisions/0006-duplicate-submissions.md), and a corrected CV must not be dropped in silence.
 */
async function cameWithSameDocuments(
  earlier: StoredRow | undefined,
  email: string,
  documents: Document[],
): Promise<boolean> {
  const { data } = await rows()
    .select('email, cv_file_path, cover_letter_file_path')
    .eq('reference', earlier?.reference ?? '')
  const paths = data?.find((row) => row.email.toLowerCase() === email.toLowerCase())
  if (paths === undefined) return true
  for (const { kind, bytes } of documents) {
    const path = paths[`${kind}_file_path`]
    if (path === null) return false
    const stored = await files().download(path)
    // Where it cannot be looked at, a repeat stays a success.
    if (stored.error === null && !Buffer.from(await stored.data.arrayBuffer()).equals(bytes)) return false
  }
  return true
}

/** The position's title as the hotel's own people know it, whatever locale the applicant reads. */
export function jobTitleOf(id: string): string | undefined {
  return jobs.find((job) => job.id === id)?.title.sv
}

/**
 * Stores an application: the row, its documents, and their paths in the row. It counts as stored with the paths. The
 * causes of a failure are logged without personal data.
 */
export async function storeApplication(application: Application, locale: Locale): Promise<StoreOutcome> {
  const { job, cv, coverLetter, ...fields } = application
  const job_title = jobTitleOf(job)
  if (job_title === undefined) return { formError: 'positionGone' }
  const documents: Document[] = []
  const fieldErrors: FieldErrors = {}
  for (const [field, kind, file] of [
    ['cv', 'cv', cv],
    ['coverLetter', 'cover_letter', coverLetter],
  ] as const) {
    if (file === null) continue
    const document = await readDocument(file)
    if (document === undefined) fieldErrors[field] = 'fileMismatch'
    else documents.push({ kind, ...document, name: file.name })
  }
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }

  const inserted = await insertApplication(fields, job_title, locale)
  if (typeof inserted === 'string') return inserted
  if ('duplicate' in inserted) {
    const isSame = await cameWithSameDocuments(inserted.duplicate, fields.email, documents)
    return isSame ? { row: inserted.duplicate, isDuplicate: true } : { formError: 'applicationKnown' }
  }
  const outcome = await attachDocuments(inserted, documents).catch((error: unknown) => {
    logProblem('The documents of a job application were not stored.', { reason: reasonOf(error) })
    return 'not stored' as const
  })
  if (outcome === 'stored') return { row: inserted, isDuplicate: false }
  if (outcome === 'not known' || !inserted.isOurs) return 'not known'
  await rollBack(inserted.id)
  return 'not stored'
}
