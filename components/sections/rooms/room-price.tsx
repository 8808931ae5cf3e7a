import { useLocale, useTranslations } from 'next-intl'
import { BookingLink } from '@/components/sections/page/new-tab-link'
import { Price } from '@/components/sections/page/price'
import type { Room } from '@/content/rooms'
import { bookingEngine } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface RoomProps {
  room: Room
  className?: string
}

/** The lowest price of a night, and for whom. */
export function RoomPrice({ room: { price }, className }: RoomProps) {
  return <Price amount={price.kronor} isFrom unit={textIn(price.per, useLocale())} className={className} />
}

/** To the room at the booking engine; to the inquiry where it is not there. */
export function RoomLink({ room: { id, title, isByInquiry }, className }: RoomProps) {
  const locale = useLocale()
  const t = useTranslations('rooms')
  return (
    <BookingLink
      href={isByInquiry ? inquiryHref({ about: `room-${id}` }) : bookingEngine.room(id)}
      className={className}
    >
      {t('bookNow')}
      <span className="sr-only"> {textIn(title, locale)}</span>
    </BookingLink>
  )
}
