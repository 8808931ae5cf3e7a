import { absoluteUrl } from '@/components/seo/structured-data/absolute-url'
import { comingOccasions } from '@/content/calendar'
import { emailDomain, venue, venueLine } from '@/content/venue'
import { writeCalendarFile } from '@/lib/dates/calendar-file'
import { today } from '@/lib/dates/today'
import { isLocale, locales, textIn } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

/** What is coming; after its last day an event has no file. */
export function generateStaticParams() {
  return locales.flatMap((locale) => comingOccasions().map(({ id }) => ({ locale, file: `${id}.ics` })))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
) {
  const { locale, file } = await params
  const event = comingOccasions().find(({ id }) => `${id}.ics` === file)
  if (!event || !isLocale(locale)) return new Response(null, { status: 404 })
  const calendar = writeCalendarFile({
    // Of its year: next year's has the same id.
    uid: `${event.id}-${event.days.from.slice(0, 4)}@${emailDomain}`,
    from: event.days.from,
    to: event.days.to,
    stampedAt: today(),
    summary: `${textIn(event.title, locale)}, ${venue.shortName}`,
    description: textIn(event.description, locale),
    location: venueLine(locale),
    url: absoluteUrl(event.href, locale),
  })
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  })
}
