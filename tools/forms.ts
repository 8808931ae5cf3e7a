import { randomUUID } from 'node:crypto'
import { inYears } from '../lib/dates/today.ts'
import { SEASON_DAY } from '../scripts/season.ts'

export type FormKind = 'inquiry' | 'lostAndFound' | 'jobApplication' | 'newsletter'
export type Fields = Record<string, string | File>

const checkIn = inYears(1, SEASON_DAY)

/** A stay of a week, a year after the day that the tests' build is for; inquiries take at most two years ahead. */
export const stay = {
  checkIn,
  checkOut: new Date(Date.parse(checkIn) + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10),
}

/** Where each form is, a control that only it has, its table, and values that it accepts. */
export const forms: Record<FormKind, { path: string; control: string; table: string; values: Fields }> = {
  inquiry: {
    path: '/booking-inquiry',
    control: 'participants',
    table: 'booking_inquiries',
    values: {
      formType: 'private',
      category: 'weekend',
      name: 'Kim Å',
      phone: '070-174 06 35',
      participants: '2',
      ...stay,
    },
  },
  lostAndFound: {
    path: '/kvarglomt',
    control: 'itemDescription',
    table: 'lost_and_found',
    values: {
      name: 'Kim Å',
      address: 'Storgatan 1',
      zipCode: '93500',
      city: 'Norsjö',
      phone: '070-174 06 35',
      arrivalDate: '2025-10-03',
      departureDate: '2025-10-05',
      itemDescription: 'En grå mössa',
      acceptTerms: 'on',
    },
  },
  jobApplication: {
    path: '/lediga-jobb',
    control: 'cv',
    table: 'job_applications',
    values: { job: 'chef', name: 'Kim Å', message: 'Hej!', cv: pdf(100_000) },
  },
  newsletter: { path: '/relax', control: 'email', table: 'newsletter_subscriptions', values: {} },
}

export const formKinds = Object.keys(forms) as FormKind[]

function pdf(size: number): File {
  const content = `%PDF-1.4\n${'% filler\n'.repeat(size / 9)}1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`
  return new File([content], 'cv.pdf', { type: 'application/pdf' })
}

export const newEmail = () => `${randomUUID()}@example.com`

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }
const decode = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name]!)

/** The hidden fields of a form, which a browser without scripts sends along. */
export async function openForm(origin: string, kind: FormKind): Promise<Fields> {
  const { path, control } = forms[kind]
  const page = await fetch(origin + path, { signal: AbortSignal.timeout(15_000) })
  if (!page.ok) throw new Error(`${path}: status ${page.status}`)
  const form = [...(await page.text()).matchAll(/<form\b[\s\S]*?<\/form>/g)].find(([html]) =>
    html.includes(`name="${control}"`),
  )
  if (!form) throw new Error(`${path} has no form with ${control}.`)
  const hidden = form[0].matchAll(/<input type="hidden"[^>]*? name="([^"]+)"(?: value="([^"]*)")?/g)
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [decode(name), decode(value)]))
}

/** Sends a form as a browser without scripts does. */
export async function postForm(
  origin: string,
  kind: FormKind,
  fields: Fields | [name: string, value: string | File][],
): Promise<{ status: number; text: string }> {
  const body = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    body.append(name, value)
  const answer = await fetch(origin + forms[kind].path, {
    method: 'POST',
    body,
    // a connection that is kept may be closed by the server at the moment of the next request
    headers: { origin, accept: 'text/html', connection: 'close' },
    redirect: 'manual',
    signal: AbortSignal.timeout(45_000),
  })
  return { status: answer.status, text: await answer.text() }
}
