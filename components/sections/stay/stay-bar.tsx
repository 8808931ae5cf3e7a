import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { hotel } from '@/content/facts'
import { bookingEngine } from '@/content/venue'
import { today } from '@/lib/dates/today'
import { LocaleParam } from '@/lib/i18n/link'
import type { SubjectId } from '@/lib/routes/inquiry-href'
import { INQUIRY_PATH } from '@/lib/routes/paths'
import { ArrivalInput } from './arrival-input'

interface StayBarProps {
  /** What the inquiry is about. Undefined where the inquiry asks which package is wanted. */
  about?: SubjectId
  /** Before the hint, e.g. a price. */
  note?: string
}

/**
 * Days and guests for an inquiry, and beside it the way to the booking engine. The form opens the inquiry with what was
 * filled in. The browser sends it, so that Back finds it filled in.
 */
export function StayBar({ about, note }: StayBarProps) {
  const t = useTranslations('stay')
  const hintId = useId()
  const firstDay = today()
  return (
    <form
      action={INQUIRY_PATH}
      aria-label={t('label')}
      className="border-b hairline bg-white py-4 md:py-5 print:hidden"
    >
      <div className="wrap grid grid-cols-2 items-end gap-x-3 gap-y-2 md:grid-cols-4 lg:gap-x-gutter">
        <StayField label={t('arrival')} as={ArrivalInput} type="date" name="checkIn" min={firstDay} />
        <StayField label={t('departure')} type="date" name="checkOut" min={firstDay} />
        <StayField label={t('guests')} type="number" name="guests" min={1} max={999} defaultValue={2} />
        {about && <input type="hidden" name="about" value={about} />}
        <LocaleParam />
        <button aria-describedby={hintId} className="btn min-h-[3.375rem] btn-primary max-lg:px-2">
          {t('ask')}
        </button>
        <p
          id={hintId}
          className="col-span-full self-center text-small quiet max-lg:pt-2 md:col-span-2 lg:col-span-3"
        >
          {note} {t('hint', { hours: hotel.inquiryAnswerHours })}
        </p>
        <NewTabLink
          href={bookingEngine.accommodation}
          className="col-span-full action-link md:col-span-2 md:max-lg:justify-self-end lg:col-span-1"
        >
          {t('engine')}
        </NewTabLink>
      </div>
    </form>
  )
}

interface StayFieldProps extends ComponentProps<'input'> {
  label: string
  as?: typeof ArrivalInput | 'input'
}

/** A field of a bar below a hero. */
export function StayField({ label, as: Input = 'input', ...field }: StayFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <Input {...field} id={id} className="control appearance-none max-md:px-2.5" />
    </div>
  )
}
