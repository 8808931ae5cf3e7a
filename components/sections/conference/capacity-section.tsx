import { conferenceTexts } from '@/content/conference'
import { groupVenues } from '@/content/teambuilding'
import type { Locale } from '@/lib/i18n/locales'
import { VenueFigure } from './venue-figure'

const largest = Math.max(...groupVenues.map(({ capacity }) => capacity))

export function CapacitySection({ locale }: { locale: Locale }) {
  const { venues } = conferenceTexts[locale]
  return (
    <section className="py-section on-fir">
      <div className="wrap">
        <div className="cols mb-group gap-y-4">
          <h2 className="text-h2 md:col-span-5 lg:col-span-7">{venues.heading}</h2>
          <p className="quiet md:col-span-3 md:self-end lg:col-span-4 lg:col-start-9">{venues.text}</p>
        </div>
      </div>
      <div className="flex flex-col gap-8.5 md:mx-auto md:max-w-(--container-page) md:flex-row md:items-start md:gap-2 md:px-margin">
        {groupVenues.map((venue) => (
          <VenueFigure key={venue.key} venue={venue} largest={largest} locale={locale} />
        ))}
      </div>
    </section>
  )
}
