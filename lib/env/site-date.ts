/** The date that overrides today, YYYY-MM-DD; undefined without one. In the browser it is the value at build time. */
export function siteDate(): string | undefined {
  return process.env.SITE_DATE || process.env.NEXT_PUBLIC_SITE_DATE || undefined
}
