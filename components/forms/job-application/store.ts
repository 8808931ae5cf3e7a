import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { JobId } from '@/content/job-ids'
import { jobs } from '@/content/jobs'
import { logProblem, reasonOf } from '@/lib/logging/log'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { JobApplicationInsert } from '@/lib/supabase/database'
import type { FieldErrors } from '@/components/forms/core/result'
import {
  classifyDuplicate,
  STORED_COLUMNS,
  storedRowOf,
  type StoredRow,
  type StoreOutcome,
} from '@/components/forms/core/stored-row'
import { validateDocument } from './document-content'
import { typeByName } from './document-name'
import { BUCKET, MEDIA_TYPES, type Document, type Documents } from './documents'
import { cameWithSameDocuments } from './earlier'
import type { Application } from './schema'

/** How often and how long another request's upload of the same application is waited for. */
const RETRY_MS = 1_000
const MAX_WAIT_MS = 15_000

/** Call 5. While the very same application is being uploaded by another request, the outcome is not known yet. */
async function insertApplication(
  row: JobApplicationInsert,
): Promise<({ id: string } & StoredRow) | { duplicate: StoredRow | undefined } | 'failed'> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    const { data, error } = await getAdminClient()
      .from('job_applications')
      .insert(row)
      .select(`id, ${STORED_COLUMNS}`)
      .single()
    if (error === null) return data
    const repeat = classifyDuplicate(error)
    if (repeat === 'received') return { duplicate: storedRowOf(error) }
    if (repeat === 'none' || Date.now() >= deadline) {
      logProblem('A job application was not stored.', { reason: reasonOf(error) })
      return 'failed'
    }
    await wait(RETRY_MS)
  }
}

/** Call 6. Returns the path that the storage reports; null where the file was not taken. */
async function upload(path: string, { bytes, type }: Document): Promise<string | null> {
  const { data, error } = await getAdminClient()
    .storage.from(BUCKET)
    .upload(path, bytes, { contentType: MEDIA_TYPES[type] })
  if (error === null) return data.path
  logProblem('A document of a job application was not stored.', { reason: error.name })
  return null
}

/** Calls 6 and 7: the documents, one after the other, and their paths in the row. True once both are done. */
async function attachDocuments(id: string, paths: string[], documents: Documents): Promise<boolean> {
  const { cv, coverLetter } = documents
  const [cvPath = '', letterPath] = paths
  const cvStored = await upload(cvPath, cv)
  if (cvStored === null) return false
  const letterStored =
    coverLetter !== null && letterPath !== undefined ? await upload(letterPath, coverLetter) : null
  if (coverLetter !== null && letterStored === null) return false
  const { error } = await getAdminClient()
    .from('job_applications')
    .update({ cv_file_path: cvStored, cover_letter_file_path: letterStored })
    .eq('id', id)
  if (error === null) return true
  logProblem('The documents of a job application were not recorded.', { reason: reasonOf(error) })
  return false
}

/**
 * Removes an application that could not be completed: its files and its row, and with the row its notification. What
 * stays behind is logged by id; such a row tells the hotel after five minutes that its CV is missing
 * (docs/decisions/0005-notification-outbox.md).
 */
async function rollBack(id: string, paths: string[]): Promise<void> {
  const client = getAdminClient()
  const files = await client.storage.from(BUCKET).remove(paths)
  if (files.error !== null) {
    logProblem('Documents of a job application may be left in the storage.', { application: id })
  }
  const row = await client.from('job_applications').delete().eq('id', id)
  if (row.error !== null) logProblem('A job application is left without its documents.', { application: id })
}

/** The position's title as the hotel's own people know it, whatever language the applicant reads. */
export function jobTitleOf(job: JobId): string {
  return jobs.find(({ id }) => id === job)?.text.sv.title ?? job
}

async function readDocument(file: File): Promise<Document> {
  return { bytes: Buffer.from(await file.arrayBuffer()), type: typeByName(file.name) ?? 'pdf' }
}

/** What is wrong with the documents' content, by field. */
async function validateContents({ cv, coverLetter }: Application): Promise<FieldErrors> {
  const cvError = await validateDocument(cv)
  const letterError = coverLetter ? await validateDocument(coverLetter) : undefined
  return { ...(cvError && { cv: cvError }), ...(letterError && { coverLetter: letterError }) }
}

/**
 * Stores an application: the row, its documents, and their paths in the row either all of it or nothing. The
 * causes of a failure are logged without personal data.
 */
export async function storeApplication(application: Application, language: Locale): Promise<StoreOutcome> {
  const fieldErrors = await validateContents(application)
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }

  const { job, name, email, phone, message } = application
  const row = { name, email, phone, message, job_title: jobTitleOf(job), language }
  const cv = await readDocument(application.cv)
  const coverLetter = application.coverLetter && (await readDocument(application.coverLetter))
  const documents = { cv, coverLetter }

  const inserted = await insertApplication(row)
  if (inserted === 'failed') return 'failed'
  if ('duplicate' in inserted) {
    const isSame = await cameWithSameDocuments(row, documents)
    return isSame ? { row: inserted.duplicate, isDuplicate: true } : { formError: 'applicationKnown' }
  }
  const { id } = inserted
  const paths = [`${id}_cv.${cv.type}`]
  if (coverLetter !== null) paths.push(`${id}_cover_letter.${coverLetter.type}`)
  const isComplete = await attachDocuments(id, paths, documents).catch((error: unknown) => {
    logProblem('The documents of a job application were not stored.', { reason: reasonOf(error) })
    return false
  })
  if (isComplete) return { row: inserted, isDuplicate: false }
  await rollBack(id, paths)
  return 'failed'
}
