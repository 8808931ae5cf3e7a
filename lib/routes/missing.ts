/** A path that no page answers, so that Next renders app/global-not-found.tsx with status 404. */
export const NOT_FOUND_PATH = '/404/404/404'

/** Request headers in which middleware.ts gives the not-found page what was asked for, and in which language. */
export const MISSING_HEADERS = {
  path: 'x-missing-path',
  what: 'x-missing-what',
  variant: 'x-missing-variant',
} as const
