import { getTranslations } from 'next-intl/server'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { bookingEngine } from '@/content/venue'
import { hotel } from '@/content/facts'
import { today } from '@/lib/dates/today'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { StayForm } from './stay-form'

/** Days and guests for an inquiry, and beside it the way to the booking engine. */
export async function StayBar() {
  const t = await getTranslations('stay')
  return (
    <ClientMessages namespaces={['stay']}>
      <StayForm firstDay={today()} hours={hotel.inquiryAnswerHours}>
        <NewTabLink href={bookingEngine.accommodation} className="action-link">
          {t('engine')}
        </NewTabLink>
      </StayForm>
    </ClientMessages>
  )
}
