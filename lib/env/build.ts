/** True in a production build; false under `next dev`, whose tools need what production forbids. */
export const isProduction = process.env.NODE_ENV === 'production'

/**
 * The date that overrides today, YYYY-MM-DD; undefined without one. While the site is built it can be BUILD_DAY, which
 * scripts/build.ts hands on. In the browser it is the SITE_DATE of the build.
 */
export function siteDate(): string | undefined {
  return process.env.SITE_DATE || process.env.NEXT_PUBLIC_SITE_DATE || process.env.DAY_OF_BUILD || undefined
}

/** The day that the pages were built for, YYYY-MM-DD (next.config.ts); undefined outside a build. */
export function builtOn(): string | undefined {
  return process.env.BUILT_ON
}
