'use client'

import type { ReactNode } from 'react'
import { useFormDetails } from './form-context'

interface ShownForProps {
  /** The field that it holds, or one of them. */
  name: string
  className?: string
  children: ReactNode
}

/**
 * Fields that show for some categories alone, by CSS (app/styles/forms.css), so that they also do without JavaScript.
 */
export function ShownFor({ name, className, children }: ShownForProps) {
  const { fields } = useFormDetails()
  return (
    <div data-shown-for={fields[name]?.shownFor?.category?.join(' ')} className={className}>
      {children}
    </div>
  )
}
