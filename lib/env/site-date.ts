/** The date that overrides today, YYYY-MM-DD; undefined without one. In the browser it is the value at build time. */
export function siteDate(): string | undefined {
  return process.env.SITE_DATE || process.env.NEXT_PUBLIC_SITE_DATE || undefined
}

/** The day of the build, YYYY-MM-DD, which next.config.ts compiles in. */
export function buildDay(): string | undefined {
  return process.env.BUILD_DAY
}
