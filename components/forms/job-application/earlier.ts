import 'server-only'
import { getAdminClient } from '@/lib/supabase/admin'
import type { JobApplicationInsert } from '@/lib/supabase/database'
import { BUCKET, type Document, type Documents } from './documents'

/** Whether a stored file has these bytes; true where it cannot be looked at, so that a repeat stays a success. */
async function holds(path: string, { bytes }: Document): Promise<boolean> {
  const { data, error } = await getAdminClient().storage.from(BUCKET).download(path)
  return error !== null || Buffer.from(await data.arrayBuffer()).equals(bytes)
}

/**
 * Whether an application that was received before came with these documents too. Repeat protection compares the
 * texts alone (docs/decisions/0006-duplicate-submissions.md), and a corrected CV must not be dropped in silence.
 */
export async function cameWithSameDocuments(
  row: JobApplicationInsert,
  documents: Documents,
): Promise<boolean> {
  const { data } = await getAdminClient()
    .from('job_applications')
    .select('name, phone, message, cv_file_path, cover_letter_file_path')
    .eq('email', row.email)
    .eq('job_title', row.job_title)
    .not('cv_file_path', 'is', null)
    .order('created_at', { ascending: false })
    .limit(10)
  const earlier = data?.find(
    ({ name, phone, message }) => name === row.name && phone === row.phone && message === row.message,
  )
  if (!earlier?.cv_file_path) return true
  if (!(await holds(earlier.cv_file_path, documents.cv))) return false
  if (documents.coverLetter === null) return true
  const letterPath = earlier.cover_letter_file_path
  return letterPath !== null && (await holds(letterPath, documents.coverLetter))
}
