import { routeTable, type RoutePath } from './route-table'

type StatefulRoute = Extract<(typeof routeTable)[number], { state: unknown }>

/** Paths whose pages have states with addresses of their own. */
export type StatefulPath = StatefulRoute['path']

/** The state values of a page, e.g. `'weekend' | 'business' | …`. */
export type StateOf<Path extends StatefulPath> = Extract<
  StatefulRoute,
  { path: Path }
>['state']['values'][number]

/**
 * `generateStaticParams` of a page with an optional catch-all segment `[[...state]]`: the plain page and one
 * for each state.
 */
export function stateParams(path: StatefulPath): { state: string[] }[] {
  return [{ state: [] }, ...findState(path).values.map((value) => ({ state: [value] }))]
}

/** The state that a page's `[[...state]]` segment asks for; undefined for the plain page. */
export function readState<Path extends StatefulPath>(
  path: Path,
  segments: readonly string[] | undefined,
): StateOf<Path> | undefined {
  return findState(path).values.find((value) => value === segments?.[0]) as StateOf<Path> | undefined
}

/** The address of a page in one of its states; without a value, the plain page. */
export function stateHref<Path extends StatefulPath>(path: Path, value?: StateOf<Path>): string {
  return value === undefined ? path : `${path}?${findState(path).param}=${value}`
}

/** The query parameter and the values of a page with states. Throws for a page without. */
export function findState(path: RoutePath): { param: string; values: readonly string[] } {
  const entry = routeTable.find((route) => route.path === path)
  if (!entry || !('state' in entry)) throw new Error(`${path} has no states`)
  return entry.state
}
