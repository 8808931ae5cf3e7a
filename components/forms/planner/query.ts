import { cleanFigures } from '@/components/forms/core/typed-text'
import { PLANNER_PATH } from '@/lib/routes/paths'

/** What the browser needs to know of the planner: its form, and the fields as its query. */
export const PLANNER_FORM_ID = 'conference-plan'
export const PLANNER_ANSWER_ID = 'plan'
/** Where the form's buttons send it. */
export const PLANNER_ANSWER_HREF = `${PLANNER_PATH}#${PLANNER_ANSWER_ID}`

/** While a guest types, or chooses one thing after another, the form is sent once. */
export const PLANNER_PAUSE_MS = 400

/** What stands in the fields, right or wrong, by their names. */
export interface PlannerValues {
  guests: string
  date: string
  type: string
  rooms: string
  nights: string
  meals: string[]
  activities: string[]
}

/** The number of guests that the plain path plans for. */
export const START_GUESTS = '12'

export const MAX_TYPED = 40

/** A year of more than four digits is a typing error. */
export const LAST_DAY = '2099-12-31'

/** Reads what the form sends, or a query. A list may come as a repeated name, as forms send it, or with commas. */
export function readValues(sent: FormData | URLSearchParams): PlannerValues {
  const text = (name: string) => cleanFigures((sent.get(name) ?? '').toString()).slice(0, MAX_TYPED)
  const list = (name: string) => sent.getAll(name).flatMap((value) => value.toString().split(','))
  return {
    guests: text('guests'),
    date: text('date'),
    type: text('type') || 'day',
    rooms: text('rooms'),
    nights: text('nights'),
    meals: list('meals'),
    activities: list('activities'),
  }
}

/**
 * What stands in the fields as the planner's query, in the order of the form; the number of guests is always in it,
 * because the plain path starts with one.
 */
export function toQuery(values: PlannerValues): string {
  const entries = Object.entries(values).flatMap(([name, value]: [string, string | string[]]) =>
    [value].flat().map((one) => [name, one.trim()]),
  )
  return new URLSearchParams(entries.filter(([name, value]) => name === 'guests' || value !== '')).toString()
}

/** What stands in the fields now, which the page may not have answered yet. */
export function readFilledIn(): string {
  const form = document.getElementById(PLANNER_FORM_ID)
  return toQuery(readValues(new FormData(form instanceof HTMLFormElement ? form : undefined)))
}
