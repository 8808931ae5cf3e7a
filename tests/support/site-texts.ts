import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faqFigures } from '@/content/faq/figures'
import { locales, type Locale } from '@/lib/i18n/locales'
import { buildConfirmation } from '@/supabase/functions/send-notification-email/confirmations'
import { buildMessage } from '@/supabase/functions/send-notification-email/messages'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from './rows'

/** A text that a guest may read, and where it stands: `messages/sv.json: forms.sending`. */
export interface SiteText {
  locale: Locale
  place: string
  text: string
}

/** A stored value or the name of a picture: `spa-weekend`. */
const IDENTIFIER = /^[a-z\d]+(?:-[a-z\d]+)*$/

/**
 * Every text of `messages/`, of `content/` what its modules export in both languages, as it is on the day SITE_DATE, and
 * the e-mails about each form, without identifiers. Links are reduced to their labels; code between backticks and the syntax of placeholders are left
 * out; no-break spaces and soft hyphens are replaced.
 */
export async function listSiteTexts(): Promise<SiteText[]> {
  const texts: SiteText[] = []
  const add = (locale: Locale, place: string, value: unknown) => {
    if (typeof value === 'string') {
      if (!IDENTIFIER.test(value)) texts.push({ locale, place, text: readable(value) })
    } else if (typeof value === 'function')
      add(locale, place, (value as (figures: unknown) => unknown)(faqFigures(locale)))
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) add(locale, `${place}.${key}`, child)
  }
  for (const locale of locales)
    add(locale, `messages/${locale}.json`, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))
  for (const file of globSync('content/**/*.ts').toSorted()) {
    const exports = (await import(path.resolve(file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exports)) collect(value, `${file}: ${name}`, add)
  }
  for (const { name, alt_sv, alt_en } of readPictures()) {
    add('sv', `content/pictures/index.json: ${name}`, alt_sv)
    add('en', `content/pictures/index.json: ${name}`, alt_en)
  }
  for (const { locale, place, paragraphs } of listMails()) add(locale, place, paragraphs)
  return texts
}

/** The paragraphs of the e-mails to guests and, in Swedish alone, to reception. The table is called `rows`. */
function listMails(): { locale: Locale; place: string; paragraphs: Record<string, string> }[] {
  const stored = { reference: 'KF-7Q2M4X', created_at: '2025-10-20T12:00:00Z' }
  const rows = [
    ['booking', bookingRow()],
    ['booking', bookingRow({ form_type: 'private', category: 'weekend', package_type: 'weekend' })],
    ['lost_found', lostAndFoundRow()],
    ['job_application', jobApplicationRow()],
    ['newsletter_subscription', { email: 'anna@example.com' }],
  ] as const
  return rows.flatMap(([type, changes]) => {
    const row = { ...changes, ...stored }
    const [swedish = '', english = ''] = buildConfirmation(type, row)?.text.split('* * *') ?? []
    return [
      ['sv', 'to reception', buildMessage(type, row).text],
      ['sv', 'to a guest', swedish],
      ['en', 'to a guest', english],
    ].map(([locale, reader, mail = '']) => ({
      locale: locale as Locale,
      place: `e-mail ${reader}: ${type}`,
      paragraphs: Object.fromEntries(
        mail
          .trim()
          .split('\n\n')
          .map((paragraph, index) => [/^\S[^\n]*: .*\n/.test(paragraph) ? 'rows' : index, paragraph]),
      ),
    }))
  })
}

/** Finds the texts in both languages within a value; functions that need no argument are called. */
function collect(
  value: unknown,
  place: string,
  add: (locale: Locale, place: string, value: unknown) => void,
): void {
  if (typeof value === 'function' && value.length === 0)
    return collect((value as () => unknown)(), place, add)
  if (typeof value !== 'object' || value === null) return
  if (locales.every((locale) => locale in value)) {
    for (const locale of locales) add(locale, place, (value as Record<Locale, unknown>)[locale])
    return
  }
  for (const [key, child] of Object.entries(value)) collect(child, `${place}.${key}`, add)
}

function readPictures() {
  return JSON.parse(readFileSync('content/pictures/index.json', 'utf8')) as {
    name: string
    alt_sv: string
    alt_en: string
  }[]
}

function readable(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\{\w+, plural,|=\d+/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('\u00AD', '')
}
