/** The day that the site takes for today, YYYY-MM-DD; undefined for the real one. The browser knows that of the build. */
export function siteDate(): string | undefined {
  return process.env.SITE_DATE || process.env.NEXT_PUBLIC_SITE_DATE || undefined
}
