'use server'

import { headers } from 'next/headers'
import { jobs } from '@/content/jobs'
import { logProblem, reasonOf, withRequestId } from '@/lib/logging/log'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { guardSubmission } from '@/lib/forms/guard'
import type { ActionResult, FieldErrors } from '@/lib/forms/result'
import { validateDocument } from './document-content'
import { typeByName } from './document-name'
import type { Document } from './documents'
import { applicationFileFields } from './fields'
import { parseApplication, readApplicationValues, type Application, type ApplicationFiles } from './schema'
import { storeApplication } from './store'

/**
 * Takes a job application: guard, validate by name and by content, store (calls 5 to 7), and after the response notify
 * (call 8). A duplicate counts as received and is not notified again. Never throws.
 */
export async function sendApplication(
  _previous: ActionResult | null,
  formData: FormData,
): Promise<ActionResult> {
  const requestHeaders = await headers()
  return withRequestId(requestHeaders, () => submitApplication(formData, requestHeaders))
}

/** What is wrong with the documents' content, by field. */
async function inspectFiles(files: ApplicationFiles): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const field of applicationFileFields) {
    const file = files[field]
    const refusal = file === null ? undefined : await validateDocument(file)
    if (refusal !== undefined) errors[field] = refusal
  }
  return errors
}

/** An inspected file; its name and its content agree, so the name's last part is what it is. */
async function readDocument(file: File): Promise<Document> {
  return { bytes: Buffer.from(await file.arrayBuffer()), type: typeByName(file.name) ?? 'pdf' }
}

/** The position's title as the hotel's own people know it, whatever language the applicant reads. */
function titleOf({ job }: Application): string {
  return jobs.find(({ id }) => id === job)?.text.sv.title ?? job
}

async function submitApplication(formData: FormData, headers: Headers): Promise<ActionResult> {
  let values: Record<string, string> = {}
  try {
    const posted = readApplicationValues(formData)
    values = posted
    const refusal = await guardSubmission({
      scope: 'job-application',
      formData,
      headers,
      email: posted.email,
    })
    if (refusal !== null) return { ok: false, formError: refusal, values }

    const checked = parseApplication(formData)
    if ('fieldErrors' in checked) return { ok: false, fieldErrors: checked.fieldErrors, values }
    const { application, files } = checked
    const fieldErrors = await inspectFiles(files)
    if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors, values }

    const { name, email, phone, message } = application
    const jobTitle = titleOf(application)
    const outcome = await storeApplication(
      { name, email, phone, message, job_title: jobTitle },
      {
        cv: await readDocument(files.cv),
        coverLetter: files.coverLetter && (await readDocument(files.coverLetter)),
      },
    )
    if (outcome === 'failed') return { ok: false, formError: 'tryAgain', values }
    if (outcome === 'known') return { ok: false, formError: 'applicationKnown', values }
    if (outcome === 'stored') {
      notifyAfterResponse('job_application', {
        name,
        email,
        phone: phone ?? '',
        jobTitle,
        message: message ?? '',
      })
    }
    return { ok: true }
  } catch (error) {
    logProblem('A job application failed.', { reason: reasonOf(error) })
    return { ok: false, formError: 'tryAgain', values }
  }
}
