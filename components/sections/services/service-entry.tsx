import { Icon } from '@/components/ui/icon'
import type { Service } from '@/content/services'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

interface ServiceEntryProps {
  service: Service
  locale: Locale
}

/** A service: its icon, its name, which leads to the page that says more, and its conditions. */
export function ServiceEntry({ service: { icon, href, title, description }, locale }: ServiceEntryProps) {
  return (
    <div className="flex gap-3.5">
      <Icon icon={icon} className="mt-0.75 size-6 shrink-0" />
      <div className="min-w-0">
        <h3 className="text-h4">
          <Link href={href} className="py-1 text-link">
            {textIn(title, locale)}
          </Link>
        </h3>
        <p className="text-ui whitespace-pre-line quiet">{textIn(description, locale)}</p>
      </div>
    </div>
  )
}
