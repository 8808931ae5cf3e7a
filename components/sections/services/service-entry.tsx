import type { Service } from '@/content/services/service'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

interface ServiceEntryProps {
  service: Service
  locale: Locale
}

/** A service: its name, which leads to the page that says more, and its conditions. */
export function ServiceEntry({ service: { href, title, description }, locale }: ServiceEntryProps) {
  return (
    <>
      <h3 className="text-h4">
        {href === undefined ? (
          title[locale]
        ) : (
          <Link href={href} className="py-1 text-link">
            {title[locale]}
          </Link>
        )}
      </h3>
      <p className="text-ui whitespace-pre-line quiet">{description[locale]}</p>
    </>
  )
}
