'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { LanguageParam } from '@/lib/i18n/link'
import { INQUIRY_PATH } from '@/lib/routes/inquiry-href'

interface StayFormProps {
  /** The first day that can be chosen, YYYY-MM-DD. */
  firstDay: string
  /** Within how many hours the hotel answers. */
  hours: number
  /** The other way to book. */
  children: ReactNode
}

/** A form that opens the inquiry with what was filled in. The browser sends it, so that Back finds it filled in. */
export function StayForm({ firstDay, hours, children }: StayFormProps) {
  const t = useTranslations('stay')
  const departure = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <form
      action={INQUIRY_PATH}
      aria-label={t('label')}
      className="border-b hairline bg-white py-5 lg:py-6 print:hidden"
    >
      <div className="wrap grid grid-cols-2 items-end gap-x-3 gap-y-3 md:grid-cols-4 lg:gap-x-gutter">
        <StayField
          label={t('arrival')}
          type="date"
          name="checkIn"
          min={firstDay}
          onChange={({ target }) => {
            if (departure.current) departure.current.min = target.value || firstDay
          }}
        />
        <StayField ref={departure} label={t('departure')} type="date" name="checkOut" min={firstDay} />
        <StayField label={t('guests')} type="number" name="guests" min={1} max={999} defaultValue={2} />
        <LanguageParam />
        <button aria-describedby={hintId} className="btn min-h-[3.375rem] btn-primary max-lg:px-2">
          {t('ask')}
        </button>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8">
          <p id={hintId} className="py-1 text-small quiet">
            {t('hint', { hours })}
          </p>
          {children}
        </div>
      </div>
    </form>
  )
}

interface StayFieldProps extends ComponentProps<'input'> {
  label: string
}

function StayField({ label, ...field }: StayFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <input {...field} id={id} className="control appearance-none max-md:px-2.5" />
    </div>
  )
}
