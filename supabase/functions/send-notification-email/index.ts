/**
 * send-notification-email: tells the hotel by e-mail what guests have sent.
 *
 * The site calls it as `{type, data}` after a form is stored, the schedule as `{type: 'dispatch'}`. Both calls only
 * trigger delivery: messages come from the outbox, are built from the stored row and reported back
 * (migration notification_outbox), so a lost call loses nothing.
 *
 * It runs unchanged as a hosted function, under Deno and in Node, which reads only erasable TypeScript.
 * Sections: settings, labels, message, delivery, handler.
 */
import { withSupabase } from '@supabase/server'

// --- Settings ---------------------------------------------------------------------------------

type Environment = { get(name: string): string | undefined }
const runtime = globalThis as unknown as {
  Deno?: { env: Environment }
  process?: { env: Record<string, string | undefined> }
}

/** A setting of the function, in whichever runtime; empty counts as unset. */
function setting(name: string): string | undefined {
  const value = runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name]
  return value?.trim() || undefined
}

const DEFAULT_MAIL_API = 'https://api.resend.com/emails'
const PROVIDER_TIMEOUT_MS = 10_000
/** Sent one after the other: ten timeouts in a row still end before the outbox's lease does. */
const BATCH_SIZE = 10

/** Names of settings without which no message can leave. */
function missingSettings(): string[] {
  const needed = ['MAIL_FROM', 'MAIL_TO']
  if (!setting('MAIL_API_URL')) needed.push('RESEND_API_KEY')
  return needed.filter((name) => !setting(name))
}

// --- Labels -----------------------------------------------------------------------------------

const CATEGORIES: Record<string, string> = {
  weekend: 'Weekend',
  relax: 'Relax/Spa',
  senior: 'Senior 60+',
  conference: 'Konferens',
  event: 'Event',
  julbord: 'Julbord',
  nyar: 'Nyår',
  other: 'Annat',
}

const PACKAGES: Record<string, string> = {
  weekend: 'Weekendpaket',
  hostreatreat: 'Höstretreat',
  'harliga-fredag': 'Härliga fredag',
  'spa-weekend': 'Spa weekend',
  dagspa: 'Spa för en dag',
  senior: 'Seniorpaket 60+',
}

const MEALS: Record<string, string> = {
  morningCoffee: 'förmiddagskaffe',
  lunch: 'lunch',
  afternoonCoffee: 'eftermiddagskaffe',
  dinner: 'middag',
}

const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
]

/** `2026-03-12` as day, month and year; no Date, which would drag a time zone in. */
function dateParts(date: string): { day: number; month: string; year: string } | null {
  const [, year, month, day] = /^(\d{4,})-(\d\d)-(\d\d)/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? { day: Number(day), month: name, year } : null
}

function swedishDate(date: string): string {
  const parts = dateParts(date)
  return parts ? `${parts.day} ${parts.month} ${parts.year}` : date
}

/** `12–14 mars 2026`, `30 mars – 2 april 2026`, or both dates in full across a year. */
function swedishPeriod(from: string, to: string): string {
  const start = dateParts(from)
  const end = dateParts(to)
  if (from === to || !start || !end) return [...new Set([swedishDate(from), swedishDate(to)])].join(' – ')
  if (start.year !== end.year) return `${swedishDate(from)} – ${swedishDate(to)}`
  if (start.month !== end.month) return `${start.day} ${start.month} – ${swedishDate(to)}`
  return `${start.day}–${swedishDate(to)}`
}

const RECEIVED_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Stockholm',
})

// --- Message ----------------------------------------------------------------------------------

export type NotificationType = 'booking' | 'lost_found' | 'job_application' | 'newsletter_subscription'
type Row = Record<string, unknown>
/** Label and value; a pair without a value is left out of the message. */
type Line = [label: string, value: string]

type Content = {
  subject: string[]
  intro: string
  lines: Line[]
  to: string | undefined
}

/** A message as the provider's interface takes it. */
export type Mail = {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
}

/**
 * A column's text without what could disturb a mail program: control characters, and the marks that
 * turn the direction of writing. Line breaks stay.
 */
function text(row: Row, column: string): string {
  const value = row[column]
  if (value === null || value === undefined) return ''
  return String(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .trim()
}

/** For subjects: one line, whatever was typed. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()

const yes = (row: Row, column: string) => (row[column] === true ? 'Ja' : '')

function orderedMeals(row: Row): string {
  let chosen: unknown
  try {
    chosen = JSON.parse(text(row, 'meals') || '{}')
  } catch {
    return text(row, 'meals')
  }
  if (chosen === null || typeof chosen !== 'object') return ''
  const flags = chosen as Row
  return Object.keys(MEALS)
    .filter((meal) => flags[meal] === true)
    .map((meal) => MEALS[meal])
    .join(', ')
}

function bookingContent(row: Row): Content {
  const isBusiness = text(row, 'form_type') === 'business'
  const category = text(row, 'category')
  const categoryLabel = CATEGORIES[category] ?? category
  const packageType = text(row, 'package_type')
  const accommodation = { yes: 'Ja', no: 'Nej' }[text(row, 'needs_accommodation')] ?? ''
  return {
    subject: [
      'Bokningsförfrågan',
      isBusiness ? 'Företag' : 'Privat',
      categoryLabel,
      swedishPeriod(text(row, 'check_in_date'), text(row, 'check_out_date')),
      text(row, 'company') || text(row, 'name'),
    ],
    intro: isBusiness
      ? 'En företagskund har skickat en bokningsförfrågan.'
      : 'En gäst har skickat en bokningsförfrågan. På webbplatsen lovar vi svar inom 24 timmar.',
    lines: [
      ['Gäller', categoryLabel],
      ['Paket', PACKAGES[packageType] ?? packageType],
      ['Ankomst', swedishDate(text(row, 'check_in_date'))],
      ['Avresa', swedishDate(text(row, 'check_out_date'))],
      ['Antal nätter', text(row, 'nights')],
      [isBusiness ? 'Antal deltagare' : 'Antal personer', text(row, 'participants')],
      ['Företag', text(row, 'company')],
      ['Namn', text(row, 'name')],
      ['E-post', text(row, 'email')],
      ['Telefon', text(row, 'phone')],
      ['Behöver logi', accommodation],
      ['Önskemål om logi', text(row, 'accommodation_notes')],
      ['Måltider', orderedMeals(row)],
      ['Specialkost', text(row, 'dietary_requirements')],
      ['Teknik', text(row, 'technical_equipment')],
      ['Vill ha spa', yes(row, 'request_spa')],
      ['Vill ha aktivitet', yes(row, 'request_activity')],
      ['Mors dag', text(row, 'mothers_day_option')],
      ['Övriga önskemål', text(row, 'additional_requests')],
    ],
    to: isBusiness && category === 'conference' ? setting('MAIL_TO_CONFERENCE') : undefined,
  }
}

function lostAndFoundContent(row: Row): Content {
  const room = text(row, 'room_number')
  const address = [text(row, 'address'), `${text(row, 'zip_code')} ${text(row, 'city')}`.trim()]
  return {
    subject: [
      'Kvarglömt',
      room ? `Rum ${room}` : '',
      swedishPeriod(text(row, 'arrival_date'), text(row, 'departure_date')),
      text(row, 'name'),
    ],
    intro: 'En gäst saknar något efter sin vistelse. Hör av dig om föremålet hittas.',
    lines: [
      ['Föremål', text(row, 'item_description')],
      ['Rum', room],
      ['Bokningsnummer', text(row, 'booking_number')],
      ['Ankomst', swedishDate(text(row, 'arrival_date'))],
      ['Avresa', swedishDate(text(row, 'departure_date'))],
      ['Namn', text(row, 'name')],
      ['E-post', text(row, 'email')],
      ['Telefon', text(row, 'phone')],
      ['Adress', address.filter(Boolean).join('\n')],
    ],
    to: undefined,
  }
}

function jobApplicationContent(row: Row): Content {
  const cv = text(row, 'cv_file_path')
  return {
    subject: ['Jobbansökan', text(row, 'job_title'), text(row, 'name')],
    intro: cv
      ? 'En ny jobbansökan har kommit in. Filerna ligger i lagringen, i mappen job_applications.'
      : 'En jobbansökan har kommit in utan CV: uppladdningen avbröts. Be den sökande att skicka sitt CV.',
    lines: [
      ['Tjänst', text(row, 'job_title')],
      ['Namn', text(row, 'name')],
      ['E-post', text(row, 'email')],
      ['Telefon', text(row, 'phone')],
      ['Meddelande', text(row, 'message')],
      ['CV', cv || 'saknas'],
      ['Personligt brev', text(row, 'cover_letter_file_path')],
    ],
    to: setting('MAIL_TO_JOBS'),
  }
}

function newsletterContent(row: Row): Content {
  return {
    subject: ['Nyhetsbrev', 'Ny prenumerant', text(row, 'email')],
    intro: 'Någon har anmält sig till nyhetsbrevet.',
    lines: [['E-post', text(row, 'email')]],
    to: undefined,
  }
}

const CONTENT: Record<NotificationType, (row: Row) => Content> = {
  booking: bookingContent,
  lost_found: lostAndFoundContent,
  job_application: jobApplicationContent,
  newsletter_subscription: newsletterContent,
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

function plainText(intro: string, lines: Line[], footer: string): string {
  const body = lines.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`,
  )
  return [intro, '', ...body, '', '--', footer, ''].join('\n')
}

function simpleHtml(intro: string, lines: Line[], footer: string): string {
  const cell = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left'
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:600;white-space:nowrap">${escapeHtml(label)}</th>` +
      `<td style="${cell}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"></head>' +
    '<body style="font:16px/1.5 sans-serif;color:#1b1f1d;max-width:640px">' +
    `<p>${escapeHtml(intro)}</p><table style="border-collapse:collapse">${rows.join('')}</table>` +
    `<p style="font-size:14px;color:#5a625e">${escapeHtml(footer).replaceAll('\n', '<br>')}</p></body></html>`
  )
}

/** One plausible address and nothing else: it goes into a header. */
const SINGLE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/

const addresses = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

/** In characters; longer subjects are cut off in every inbox. */
const MAX_SUBJECT_LENGTH = 150

/**
 * The Swedish e-mail about one stored row. Everything a guest typed is escaped and can neither add
 * a header nor markup; empty columns are left out.
 */
export function buildMail(type: NotificationType, row: Row): Mail {
  const { subject, intro, lines, to } = CONTENT[type](row)
  const sender = text(row, 'email')
  const canReply = type !== 'newsletter_subscription' && sender.length <= 254 && SINGLE_ADDRESS.test(sender)
  const received = new Date(text(row, 'created_at'))
  const footer = [
    canReply ? 'Svara på det här mejlet, så går svaret till avsändaren.' : '',
    Number.isNaN(received.getTime()) ? '' : `Inkom ${RECEIVED_FORMAT.format(received)}.`,
    `Skickat från webbplatsens formulär. Referens: ${text(row, 'id')}`,
  ]
  const filled = lines.filter(([, value]) => value !== '')
  const footerText = footer.filter(Boolean).join('\n')
  return {
    from: setting('MAIL_FROM') ?? '',
    to: addresses(to ?? setting('MAIL_TO')),
    ...(canReply ? { reply_to: sender } : {}),
    subject: [...oneLine(subject.filter(Boolean).join(' · '))].slice(0, MAX_SUBJECT_LENGTH).join(''),
    text: plainText(intro, filled, footerText),
    html: simpleHtml(intro, filled, footerText),
  }
}

// --- Delivery ---------------------------------------------------------------------------------

/** A row of the outbox, leased to this call; `data` is null where the form's row is gone. */
type Notification = { id: string; type: NotificationType; attempts: number; data: Row | null }

/** Null when the provider took the message, else a short reason without personal data. */
async function deliver(notification: Notification): Promise<string | null> {
  if (notification.data === null) return null
  try {
    const response = await fetch(setting('MAIL_API_URL') ?? DEFAULT_MAIL_API, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${setting('RESEND_API_KEY') ?? ''}`,
        'content-type': 'application/json',
        // the provider sends a message once, however often we are not sure that it arrived
        'idempotency-key': notification.id,
      },
      body: JSON.stringify(buildMail(notification.type, notification.data)),
    })
    await response.body?.cancel()
    return response.ok ? null : `provider answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown error'
  }
}

// --- Handler ----------------------------------------------------------------------------------

const isNotificationType = (type: unknown): type is NotificationType =>
  typeof type === 'string' && Object.hasOwn(CONTENT, type)

const refuse = (status: number, error: string) => Response.json({ error }, { status })

/** The newsletter address in the call's data, the one thing that is read from it. */
function newsletterAddress(data: unknown): string | null {
  if (data === null || typeof data !== 'object' || !('email' in data)) return null
  return typeof data.email === 'string' ? data.email : null
}

const handle = withSupabase({ auth: 'secret:*', cors: 'disabled' }, async (request, { supabaseAdmin }) => {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed')
  const body: unknown = await request.json().catch(() => null)
  if (body === null || typeof body !== 'object' || !('type' in body)) return refuse(400, 'bad_request')
  const { type } = body
  if (type !== 'dispatch' && !isNotificationType(type)) return refuse(400, 'unknown_type')

  const missing = missingSettings()
  if (missing.length > 0) {
    // before anything is claimed: a wrong set-up must not use up attempts
    console.error(`Notifications are waiting: setting ${missing.join(', ')} is missing.`)
    return refuse(500, 'not_configured')
  }

  if (type === 'newsletter_subscription') {
    const email = newsletterAddress('data' in body ? body.data : null)
    if (email === null) return refuse(400, 'email_missing')
    const queued = await supabaseAdmin.rpc('enqueue_newsletter_notification', { p_email: email })
    if (queued.error) return refuse(503, 'outbox_unreachable')
  }

  const claimed = await supabaseAdmin.rpc('claim_notifications', {
    p_type: type === 'dispatch' ? null : type,
    p_max: BATCH_SIZE,
  })
  if (claimed.error) return refuse(503, 'outbox_unreachable')

  let failed = 0
  const notifications = claimed.data as Notification[]
  for (const notification of notifications) {
    const reason = await deliver(notification)
    if (reason !== null) failed += 1
    // If this fails, the lease runs out and the same key goes to the provider again.
    const finished = await supabaseAdmin.rpc('finish_notification', {
      p_id: notification.id,
      p_attempt: notification.attempts,
      p_ok: reason === null,
      p_error: reason,
    })
    if (finished.data === 'dead') {
      console.error(
        `Notification ${notification.id} is given up after ${notification.attempts} attempts (${reason}).`,
      )
    }
  }
  return Response.json({ sent: notifications.length - failed, failed }, { status: failed > 0 ? 502 : 200 })
})

const edgeFunction = { fetch: handle }
export default edgeFunction
