/** What the messages to reception and to guests share. */

import { COLOURS } from './colours.ts'

/** A stored row of the form's table. */
export type Row = Record<string, unknown>

/** A line without a value is left out. */
export type Line = [label: string, value: string]

/** Hours within which the site promises an answer to an inquiry; equal to `content/facts.ts`. */
export const ANSWER_HOURS = 24

/** A column's text without control characters and marks that change the writing direction. Line breaks stay. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (value === null || value === undefined) return ''
  return String(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .trim()
}

export const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()

/** A time at the hotel in words. Empty for what is no time. */
export function hotelTime(
  time: Date,
  language: 'sv-SE' | 'en-GB',
  options: Intl.DateTimeFormatOptions = {},
): string {
  if (Number.isNaN(time.getTime())) return ''
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Stockholm',
    ...options,
  }).format(time)
}

/** By when the site promises an answer to an inquiry: `måndag 23 november kl. 15:20`. */
export function answerBy(row: Row, language: 'sv-SE' | 'en-GB'): string {
  return hotelTime(new Date(Date.parse(text(row, 'created_at')) + ANSWER_HOURS * 3_600_000), language)
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Lines as `label: value`; a value of several lines is indented below its label. */
export function plainLines(lines: Line[]): string[] {
  return lines.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`,
  )
}

export function htmlTable(lines: Line[]): string {
  const cell = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left'
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:600;white-space:nowrap">${escapeHtml(label)}</th>` +
      `<td style="${cell}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`
}

export function htmlParagraph(value: string, style = ''): string {
  const attribute = style === '' ? '' : ` style="${style}"`
  return `<p${attribute}>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`
}

export function htmlDocument(body: string): string {
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"></head>' +
    `<body style="font:16px/1.5 sans-serif;color:${COLOURS['fir-950']};max-width:640px">${body}</body></html>`
  )
}

/** Style of the small print at the end of a message. */
export const FOOTER_STYLE = `font-size:14px;color:${COLOURS['fir-700']}`

/** A single address: it becomes a header. */
const SINGLE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\][^\s@<>,;:"()[\]\\.]*\.[^\s@<>,;:"()[\]\\]+$/

export const isSingleAddress = (address: string) => address.length <= 254 && SINGLE_ADDRESS.test(address)
