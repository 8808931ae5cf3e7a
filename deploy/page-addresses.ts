// @ts-nocheck
import { locales, LANGUAGE_PARAM } from '../lib/i18n/locales.ts'
import { articleIds, foodEventIds } from '../lib/routes/detail-ids.ts'
import { routeTable } from '../lib/routes/route-table.ts'

/**
 * The addresses of all pages and their states, as a regular expression for nginx: with and without `?lang=`, and
 * nothing else. There are some hundreds, so what is done once for each of them has an end.
 * @returns {string}
 */
export function pageAddressPattern() {
  const language = `${LANGUAGE_PARAM}=${anyOf(locales)}`
  const pages = [
    ...routeTable.map(({ path }) => path),
    ...articleIds.map((id) => `/blog/${id}`),
    ...foodEventIds.map((id) => `/food-event/${id}`),
  ]
  const states = routeTable
    .filter(({ state }) => state)
    .map(({ path, state }) => String.raw`${path}\?${state.param}=${anyOf(state.values)}`)
  return String.raw`^(?:${anyOf(pages)}(?:\?${language})?|${anyOf(states)}(?:&${language})?)$`
}

const anyOf = (alternatives) => `(?:${alternatives.join('|')})`
