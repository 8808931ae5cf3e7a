import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { bookingEngine } from '@/content/venue'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { BookingLink } from './new-tab-link'

/** To the rooms of the booking engine, or from a page about no one offer to the inquiry about a room. */
export function BookStay({ byInquiry, className }: { byInquiry?: boolean; className?: string }) {
  const t = useTranslations()
  return (
    <BookingLink
      href={byInquiry ? inquiryHref({ about: 'stay' }) : bookingEngine.accommodation}
      className={clsx('btn btn-caps btn-primary', className)}
    >
      {t(byInquiry ? 'rooms.bookYourStay' : 'stay.book')}
    </BookingLink>
  )
}
