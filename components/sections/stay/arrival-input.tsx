'use client'

import type { ComponentProps } from 'react'

/** A day of arrival, before which the form's departure cannot be. */
export function ArrivalInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      onChange={({ target: { form, value, min } }) => {
        const departure = form?.elements.namedItem('checkOut')
        if (departure instanceof HTMLInputElement) departure.min = value || min
      }}
    />
  )
}
