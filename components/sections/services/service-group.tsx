import clsx from 'clsx'
import { findServiceGroup } from '@/content/services'
import type { ServiceGroup as Group } from '@/content/services/service'
import type { Locale } from '@/lib/i18n/locales'
import { ServiceEntry } from './service-entry'

interface ServiceGroupProps {
  id: Group['id']
  locale: Locale
  /** Classes of the section, and of its list. */
  className?: string
  listClassName?: string
}

/** The services of one place under its heading. */
export function ServiceGroup({ id, locale, className, listClassName }: ServiceGroupProps) {
  const { heading, services } = findServiceGroup(id)
  const headingId = `services-${id}`
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="text-h3">
        {heading[locale]}
      </h2>
      <ul className={clsx('mt-4', listClassName)}>
        {services.map((service) => (
          <li key={service.id} className="keep border-t hairline pt-3 pb-5">
            <ServiceEntry service={service} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
