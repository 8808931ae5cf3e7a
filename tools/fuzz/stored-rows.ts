import type { SupabaseClient } from '@supabase/supabase-js'
import { jobs } from '@/content/jobs'
import { parseForm } from '@/lib/forms/parse-form'
import { typeByContent } from '@/lib/job-applications/document-content'
import { applicationFields } from '@/lib/job-applications/fields'
import { applicationSchema } from '@/lib/job-applications/schema'
import { inquiryFields } from '@/lib/inquiries/fields'
import { inquirySchemas } from '@/lib/inquiries/schema'
import { lostAndFoundFields } from '@/lib/lost-and-found/fields'
import { lostAndFoundSchema } from '@/lib/lost-and-found/schema'
import { newsletterFields } from '@/lib/newsletter/fields'
import { newsletterSchema } from '@/lib/newsletter/schema'
import type { Database } from '@/lib/supabase/database'
import { pdfBytes } from '@/tests/support/documents'
import { formDataOf } from '@/tests/support/form-data'

/** A row without the columns that this check does not read. */
type Row = Record<string, unknown>

/** What no stored text may hold, whatever was sent: control characters but tab and line break, halves of pairs. */
const UNFIT = /[^\P{Cc}\n\t]|\p{Surrogate}|^\s|\s$/u

const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function inquiryForm(row: Row): FormData {
  const meals = JSON.parse(toText(row.meals) || '{}') as Record<string, boolean>
  const entries = Object.entries(inquiryFields).map(([name, { column }]): [string, string] => {
    if (column === 'meals') return [name, meals[name.slice(6)] ? 'on' : '']
    const value = column === null ? '' : row[column]
    return [name, value === false ? '' : toText(value)]
  })
  return formDataOf(Object.fromEntries(entries))
}

function lostAndFoundForm(row: Row): FormData {
  const entries = Object.entries(lostAndFoundFields).map(([name, { column }]): [string, string] => [
    name,
    column === null ? 'on' : toText(row[column]),
  ])
  return formDataOf(Object.fromEntries(entries))
}

function applicationForm(row: Row): FormData {
  const formData = new FormData()
  formData.append('job', jobs.find(({ text }) => text.sv.title === row.job_title)?.id ?? '')
  for (const field of ['name', 'email', 'phone', 'message']) formData.append(field, toText(row[field]))
  formData.append('cv', new File([Uint8Array.from(pdfBytes())], 'cv.pdf'))
  return formData
}

const CHECKS = {
  booking_inquiries: (row: Row) => parseForm(inquiryFields, inquirySchemas.stay, inquiryForm(row)),
  lost_and_found: (row: Row) => parseForm(lostAndFoundFields, lostAndFoundSchema, lostAndFoundForm(row)),
  job_applications: (row: Row) => parseForm(applicationFields, applicationSchema, applicationForm(row)),
  newsletter_subscriptions: (row: Row) =>
    parseForm(newsletterFields, newsletterSchema, formDataOf({ email: toText(row.email) })),
}
type Table = keyof typeof CHECKS

const PAGE = 1000

async function allRows(client: SupabaseClient<Database>, table: Table): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await client
      .from(table)
      .select('*')
      .order('id')
      .range(rows.length, rows.length + PAGE - 1)
    if (error) throw new Error(`${table}: ${error.message}`)
    rows.push(...(data as Row[]))
    if (data.length < PAGE) return rows
  }
}

/**
 * Holds every stored row against the rules of its form again.
 * @returns how many rows each table has, and what is wrong with which of them
 */
export async function checkStoredRows(
  client: SupabaseClient<Database>,
): Promise<{ counts: Record<Table, number>; bad: string[] }> {
  const counts = {} as Record<Table, number>
  const bad: string[] = []
  for (const table of Object.keys(CHECKS) as Table[]) {
    const rows = await allRows(client, table)
    counts[table] = rows.length
    for (const row of rows) {
      const result = CHECKS[table](row)
      if ('fieldErrors' in result)
        bad.push(`${table} ${toText(row.id)}: ${JSON.stringify(result.fieldErrors)}`)
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && UNFIT.test(value)) bad.push(`${table} ${toText(row.id)}: ${column}`)
      }
    }
  }
  return { counts, bad: [...bad, ...(await checkStoredFiles(client))] }
}

/** Every stored file is one that an application names, under a name of the site's making, and what it says it is. */
async function checkStoredFiles(client: SupabaseClient<Database>): Promise<string[]> {
  const bad: string[] = []
  const rows = await allRows(client, 'job_applications')
  for (const row of rows) {
    for (const path of [row.cv_file_path, row.cover_letter_file_path]) {
      if (path === null) continue
      const [, id, type] = /^([0-9a-f-]{36})_(?:cv|cover_letter)\.(pdf|docx?)$/.exec(toText(path)) ?? []
      const { data } = await client.storage.from('job_applications').download(toText(path))
      const content = data && typeByContent(new Uint8Array(await data.arrayBuffer()))
      if (id !== row.id || content !== type) bad.push(`file ${toText(path)}: ${content}`)
    }
    if (row.cv_file_path === null) bad.push(`job application ${toText(row.id)} without a CV`)
  }
  return bad
}
