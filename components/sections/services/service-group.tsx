import type { serviceGroups } from '@/content/services'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ServiceEntry } from './service-entry'

interface ServiceGroupProps {
  group: (typeof serviceGroups)[number]
  locale: Locale
}

/** The services of a group under its heading, apart from those with hours, which the chart of a day has. */
export function ServiceGroup({ group: { id, heading, services }, locale }: ServiceGroupProps) {
  const headingId = `services-${id}`
  return (
    <section aria-labelledby={headingId} className="cols gap-y-4 border-t border-fir-950 pt-5">
      <h2 id={headingId} className="text-h3 md:col-span-3 lg:col-span-4">
        {textIn(heading, locale)}
      </h2>
      <ul className="grid content-start gap-x-gutter gap-y-6 md:col-span-5 lg:col-span-8 lg:grid-cols-2">
        {services
          .filter(({ hours }) => hours === undefined)
          .map((service) => (
            <li key={service.title.sv} className="keep">
              <ServiceEntry service={service} locale={locale} />
            </li>
          ))}
      </ul>
    </section>
  )
}
