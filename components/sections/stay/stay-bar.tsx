import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { hotel } from '@/content/facts'
import { bookingEngine } from '@/content/venue'
import { addDays, today } from '@/lib/dates/today'
import type { SubjectId } from '@/lib/routes/inquiry-href'
import { INQUIRY_PATH } from '@/lib/routes/paths'
import { ArrivalInput } from './arrival-input'
import { BarButton, BarField, HeroBar } from './hero-bar'

interface StayBarProps {
  /** What the inquiry is about. Undefined where the inquiry asks which package is wanted. */
  about?: SubjectId
}

/** Days and guests for an inquiry, which opens with what was filled in, and beside it the way to the booking engine. */
export function StayBar({ about }: StayBarProps) {
  const t = useTranslations('stay')
  const hintId = useId()
  const firstDay = today()
  return (
    <HeroBar action={INQUIRY_PATH} label={t('label')}>
      <BarField label={t('arrival')} as={ArrivalInput} type="date" name="checkIn" min={firstDay} />
      <BarField label={t('departure')} type="date" name="checkOut" min={addDays(firstDay, 1)} />
      <BarField label={t('guests')} type="number" name="guests" min={1} max={999} defaultValue={2} />
      {about && <input type="hidden" name="about" value={about} />}
      <BarButton aria-describedby={hintId}>{t('ask')}</BarButton>
      <p id={hintId} className="col-span-full self-center text-small quiet md:col-span-2 lg:col-span-3">
        {t('hint', { hours: hotel.inquiryAnswerHours })}
      </p>
      <NewTabLink
        href={bookingEngine.accommodation}
        className="col-span-full action-link md:col-span-2 md:max-lg:justify-self-end lg:col-span-1"
      >
        {t('engine')}
      </NewTabLink>
    </HeroBar>
  )
}
