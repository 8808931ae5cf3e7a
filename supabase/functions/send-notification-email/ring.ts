/**
 * The ring of an inquiry in a mail, where no SVG is shown: nested table cells with round borders. The site draws it from the
 * same measures (components/ui/ring); a test compares them.
 */

import { COLOURS } from './colours.ts'
import type { Row } from './text.ts'
import { text } from './text.ts'
import { RING, type Language } from './words.ts'

type Season = 'winter' | 'spring' | 'summer' | 'fall'

/** What is known of the stored row. */
export interface RingMeasures {
  nights: number | null
  guests: number | null
  /** As it was typed, where it is a span. */
  guestSpan: string | null
  season: Season | null
}

const DAY_MS = 86_400_000
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'fall']
/** As in app/styles/ring.css. */
const SEASON_COLOURS: Record<Season, string> = {
  winter: COLOURS.copper,
  spring: COLOURS.edge,
  summer: COLOURS['fir-800'],
  fall: COLOURS.ember,
}
export const MOST_LINES = 14
/** Pixels for one unit of the site's drawing. */
const PIXELS = 0.6
const DISTANCE = { one: 12, eachDoubling: 4, room: 78 }

export function readRing(row: Row): RingMeasures {
  const [from, to] = ['check_in_date', 'check_out_date'].map((column) => {
    const day = text(row, column)
    return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  }) as [number, number]
  const nights = /^\d{1,3}$/.test(text(row, 'nights'))
    ? Number(text(row, 'nights'))
    : Math.round((to - from) / DAY_MS)
  // As short as the other numbers that a confirmation repeats.
  const span = /^(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?$/.exec(text(row, 'participants'))
  const guests = Math.max(Number(span?.[1] ?? 0), Number(span?.[2] ?? 0))
  const isSpan = span?.[2] !== undefined && Number(span[1]) < Number(span[2])
  return {
    nights: nights >= 0 ? nights : null,
    guests: guests > 0 ? guests : null,
    guestSpan: isSpan ? `${Number(span?.[1])}–${Number(span?.[2])}` : null,
    season: Number.isNaN(from)
      ? null
      : (SEASONS[Math.floor(((new Date(from).getUTCMonth() + 1) % 12) / 3)] ?? null),
  }
}

/** `tre nätter, två gäster, vinter`; empty where nothing is known. */
export function describeRing(
  { nights, guests, guestSpan, season }: RingMeasures,
  language: Language,
): string {
  const words = RING[language]
  const inWords = (count: number) => words.numbers.split(' ')[count - 2] ?? String(count)
  const some = (count: number, one: string, many: string, number = inWords(count)) =>
    count === 1 ? one : many.replace('{count}', number)
  return [
    nights === null ? '' : nights === 0 ? words.day : some(nights, words.night, words.nights),
    guests === null ? '' : some(guests, words.guest, words.guests, guestSpan ?? undefined),
    season === null ? '' : words[season],
  ]
    .filter(Boolean)
    .join(', ')
}

/** The ring as HTML, hidden from assistive technology. */
export function htmlRing({ nights, guests, season }: RingMeasures, reference: string): string {
  const lines = Math.min(Math.max(nights ?? 0, 1), MOST_LINES)
  const wanted = DISTANCE.one + DISTANCE.eachDoubling * Math.log2(Math.max(guests ?? 1, 1))
  const padding = Math.round(Math.min(wanted, DISTANCE.room / lines) * PIXELS)
  const colour = season === null ? COLOURS['fir-950'] : SEASON_COLOURS[season]
  const style = nights ? 'solid' : 'dashed'
  const cell = (inner: string, css: string, around: number) =>
    `<table role="presentation" cellspacing="0" cellpadding="${around}" style="border-collapse:separate;${css}"><tr><td>${inner}</td></tr></table>`
  const core = `<div style="width:12px;height:12px;border-radius:50%;background:${COLOURS['fir-950']};font-size:0;line-height:0"></div>`
  let drawing = core
  for (let line = 0; line < lines; line++) {
    drawing = cell(drawing, `border:2px ${style} ${colour};border-radius:${outline(reference)}`, padding)
  }
  return `<div aria-hidden="true" style="margin:24px 0">${drawing}</div>`
}

/**
 * A round outline that is nearly a circle, from the characters of a reference. Opposite corners are alike, so that the
 * two on each side add up to its length: more would be scaled down, and leave straight pieces.
 */
function outline(reference: string): string {
  const sum = [...reference].reduce(
    (total, character, index) => total + character.charCodeAt(0) * (index + 1),
    0,
  )
  const share = 42 + (sum % 17)
  return `${share}% ${100 - share}%`
}
