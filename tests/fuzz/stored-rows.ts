import type { SupabaseClient } from '@supabase/supabase-js'
import { jobs } from '@/content/jobs'
import { typeByContent } from '@/lib/job-applications/document-content'
import { parseApplication } from '@/lib/job-applications/schema'
import { inquiryFields } from '@/lib/inquiries/fields'
import { parseInquiry, type InquiryValues } from '@/lib/inquiries/schema'
import { lostAndFoundFields } from '@/lib/lost-and-found/fields'
import { parseLostAndFound, type LostAndFoundValues } from '@/lib/lost-and-found/schema'
import { parseSubscription } from '@/lib/newsletter/schema'
import type { Database } from '@/lib/supabase/database'
import { pdfBytes } from '../support/documents'

/** A row without the columns that this check does not read. */
type Row = Record<string, unknown>

/** What no stored text may hold, whatever was sent: control characters but tab and line break, halves of pairs. */
const UNFIT = /[^\P{Cc}\n\t]|\p{Surrogate}|^\s|\s$/u

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function inquiryValues(row: Row): InquiryValues {
  const meals = JSON.parse(toText(row.meals) || '{}') as Record<string, boolean>
  const columns: Record<string, string> = { checkIn: 'check_in_date', checkOut: 'check_out_date' }
  const entries = inquiryFields.map((field) => {
    if (field.startsWith('meals.')) return [field, meals[field.slice(6)] ? 'on' : '']
    const value = row[columns[field] ?? snake(field)]
    return [field, value === false ? '' : toText(value)]
  })
  return Object.fromEntries(entries) as InquiryValues
}

function lostAndFoundValues(row: Row): LostAndFoundValues {
  const values = lostAndFoundFields.map((field) => [field, toText(row[snake(field)])])
  return { ...Object.fromEntries(values), acceptTerms: 'on' } as LostAndFoundValues
}

function applicationForm(row: Row): FormData {
  const formData = new FormData()
  formData.append('job', jobs.find(({ text }) => text.sv.title === row.job_title)?.id ?? '')
  for (const field of ['name', 'email', 'phone', 'message']) formData.append(field, toText(row[field]))
  formData.append('cv', new File([Uint8Array.from(pdfBytes())], 'cv.pdf'))
  return formData
}

const CHECKS = {
  booking_inquiries: (row: Row) => parseInquiry(inquiryValues(row)),
  lost_and_found: (row: Row) => parseLostAndFound(lostAndFoundValues(row)),
  job_applications: (row: Row) => parseApplication(applicationForm(row)),
  newsletter_subscriptions: (row: Row) => parseSubscription({ email: toText(row.email) }),
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
