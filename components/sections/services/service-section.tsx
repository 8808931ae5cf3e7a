import type { ServiceGroup } from '@/content/services/service'
import type { Locale } from '@/lib/i18n/locales'
import { ServiceIcon } from './service-icon'

interface ServiceSectionProps {
  group: ServiceGroup
  locale: Locale
}

export function ServiceSection({ group, locale }: ServiceSectionProps) {
  const headingId = `services-${group.id}`
  return (
    <section aria-labelledby={headingId} className="cols gap-y-6 border-t border-fir-950 pt-5 pb-block">
      <h2 id={headingId} className="text-h3 lg:col-span-4 lg:pr-8">
        {group.heading[locale]}
      </h2>
      <ul className="grid content-start gap-x-gutter md:grid-cols-2 lg:col-span-8">
        {group.services.map(({ icon, title, description }) => (
          <li
            key={icon}
            className="keep flex gap-4 border-b hairline pt-5 pb-6 lg:first:pt-1 lg:[&:nth-child(2)]:pt-1"
          >
            <ServiceIcon name={icon} />
            <div>
              <h3 className="text-h4">{title[locale]}</h3>
              <p className="mt-1 text-ui whitespace-pre-line text-fir-700">{description[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
