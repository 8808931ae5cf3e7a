'use client'

import type { ComponentProps } from 'react'
import { addDays } from '@/lib/dates/today'

/** A day of arrival. The form's departure is a day later at least. */
export function ArrivalInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      onChange={({ target: { form, value, min } }) => {
        const departure = form?.elements.namedItem('checkOut')
        if (departure instanceof HTMLInputElement) departure.min = addDays(value || min, 1)
      }}
    />
  )
}
