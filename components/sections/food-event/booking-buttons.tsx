import { getLocale, getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import type { FoodEvent } from '@/content/food-events'
import { venue } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** Booking engine for a package, otherwise phone; an inquiry always. */
export async function BookingButtons({ event }: { event: FoodEvent }) {
  const locale = await getLocale()
  const [t, layout] = [await getTranslations('foodEvent'), await getTranslations('layout')]
  return (
    <div className="mt-8.5 flex flex-wrap gap-3 print:hidden">
      {event.bookingUrl !== undefined && (
        <ExternalLink
          href={event.bookingUrl}
          newTabLabel={layout('newTab')}
          className="btn btn-caps btn-primary"
        >
          {t('book')}
        </ExternalLink>
      )}
      {event.phoneBooking && (
        <a href={venue.phone.href} className="num btn btn-primary">
          {t('call', { phone: venue.phone.display[locale] })}
        </a>
      )}
      <Link href={inquiryHref({ about: `event-${event.id}` })} className="btn btn-secondary">
        {t('inquire')}
      </Link>
    </div>
  )
}
