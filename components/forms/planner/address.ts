/** What the browser needs to know of the planner: its page, its draft, and the fields as its address. */
export const PLANNER_PATH = '/conference/planera'
/** Also the name of its draft in the browser. */
export const PLANNER_FORM_ID = 'conference-plan'
export const PLANNER_ANSWER_ID = 'plan'

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

/** How many the plain address plans for. */
export const START_GUESTS = '12'

/** No field holds more than this. */
export const MAX_TYPED = 40

/** Reads what the form sends, or an address. A list may come as a repeated name, as forms send it, or with commas. */
export function readValues(sent: FormData | URLSearchParams): PlannerValues {
  const text = (name: string) => (sent.get(name) ?? '').toString().trim().slice(0, MAX_TYPED)
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
 * because the plain address starts with one.
 */
export function toQuery(values: PlannerValues): string {
  const entries = Object.entries(values).flatMap(([name, value]: [string, string | string[]]) =>
    [value].flat().map((one) => [name, one.trim()]),
  )
  return new URLSearchParams(entries.filter(([name, value]) => name === 'guests' || value !== '')).toString()
}

/** The form that a guest finds first. */
export const startValues = readValues(new URLSearchParams({ guests: START_GUESTS }))
