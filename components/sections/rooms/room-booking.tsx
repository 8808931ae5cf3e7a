import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { RoomOffer } from '@/content/rooms'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** Links to the booking engine, or to the inquiry where the room has no page there. */
export async function RoomBooking({
  id,
  title,
  price,
  bookingUrl,
}: Pick<RoomOffer, 'id' | 'title' | 'price' | 'bookingUrl'>) {
  const t = await getTranslations('rooms')
  const layout = await getTranslations('layout')
  const label = (
    <>
      {t('bookNow')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  )
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4.5 md:mt-6.5">
      <p className="min-w-0 flex-1">
        <span className="text-small quiet md:block">{t('from')}</span>{' '}
        <span className="my-1 figure-price md:block">{price.amount}</span>
        <span className="block text-small quiet">{price.per}</span>
      </p>
      {bookingUrl === undefined ? (
        <Link href={inquiryHref({ about: `room-${id}` })} className="btn btn-caps btn-primary">
          {label}
        </Link>
      ) : (
        <ExternalLink href={bookingUrl} newTabLabel={layout('newTab')} className="btn btn-caps btn-primary">
          {label}
        </ExternalLink>
      )}
    </div>
  )
}
