/** What the messages to reception and to guests share. */

import { hotel } from '../../../content/facts.ts'
import { colours } from '../../../lib/colours.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { formatDeadline } from '../../../lib/i18n/format.ts'
import { type Locale, textIn } from '../../../lib/i18n/locales.ts'
import { messages } from './site-content.ts'

/** A stored row of the form's table. */
export type Row = Record<string, unknown>

/** A line without a value is left out. */
export type Line = [label: string, value: string]

/** A column's text without control characters and marks that change the writing direction. Line breaks stay. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (value === null || value === undefined) return ''
  return String(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .trim()
}

/** The ordered meals in words; null where the column cannot be read. */
export function orderedMeals(row: Row, locale: Locale): string | null {
  let chosen: unknown
  try {
    chosen = JSON.parse(text(row, 'meals') || '{}')
  } catch {
    return null
  }
  if (chosen === null || typeof chosen !== 'object') return ''
  const flags = chosen as Row
  return Object.entries(textIn(messages, locale).inquiry.meals)
    .filter(([meal]) => flags[meal] === true)
    .map(([, label]) => label.toLowerCase())
    .join(', ')
}

export const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()

export const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** Not every mail program breaks a line without spaces of the plain kind. */
export const withPlainSpaces = (value: string) => value.replace(/[\u00A0\u2009]/g, ' ')

/** By when the site promises an answer to an inquiry: `måndag 23 november kl. 15:20`. */
export const answerBy = (row: Row, locale: Locale) =>
  formatDeadline(text(row, 'created_at'), hotel.inquiryAnswerHours, locale)

/** Lines as `label: value`, a question without the colon; a value of several lines is indented below its label. */
export function plainLines(lines: Line[]): string[] {
  return lines.map(([label, value]) => {
    const start = label.endsWith('?') ? label : `${label}:`
    return value.includes('\n') ? `${start}\n  ${value.replaceAll('\n', '\n  ')}` : `${start} ${value}`
  })
}

/** What stays on one line: times, telephone numbers and references. */
const UNBROKEN = /kl\. \d\d:\d\d|(?:\+46 |0)\d[\d -]{5,}\d|KF-[\dA-Z]{6}/g

const toHtml = (value: string) => escapeHtml(value).replaceAll('\n', '<br>')
const RULE = `1px solid ${colours.rule}`

export function htmlTable(lines: Line[]): string {
  const cell = `padding:8px 12px 8px 0;border-bottom:${RULE};vertical-align:top;text-align:left`
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};width:38%;font-weight:600">${escapeHtml(label)}</th>` +
      `<td style="${cell};word-break:break-word;overflow-wrap:anywhere">${toHtml(value)}</td></tr>`,
  )
  return `<table style="width:100%;margin:20px 0;border-collapse:collapse;border-top:${RULE}">${rows.join('')}</table>`
}

export function htmlParagraph(value: string, style = ''): string {
  const html = toHtml(value).replace(UNBROKEN, '<span style="white-space:nowrap">$&</span>')
  return `<p style="margin:0 0 14px${style === '' ? '' : `;${style}`}">${html}</p>`
}

/** A heading in the site's serif. */
export function htmlHeading(value: string): string {
  return `<h1 style="margin:0 0 16px;font:600 22px/1.25 Georgia,serif">${escapeHtml(value)}</h1>`
}

/** @param title of the document, which some mail programs read out */
export function htmlDocument(locale: Locale, title: string, body: string): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;background:${colours.snow}">` +
    // Some mail programs drop the body's own style.
    `<div style="max-width:600px;margin:0 auto;padding:28px 20px;background:${colours.snow};color:${colours['fir-950']};` +
    `font:16px/1.5 'Helvetica Neue',Arial,sans-serif">${body}</div></body></html>`
  )
}

/** Style of the small print at the end of a message. */
export const FOOTER_STYLE = `font-size:14px;color:${colours['fir-700']}`

/** A single email: it becomes a header. */
const SINGLE_EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\][^\s@<>,;:"()[\]\\.]*\.[^\s@<>,;:"()[\]\\]+$/

export const isSingleEmail = (email: string) => email.length <= 254 && SINGLE_EMAIL.test(email)
