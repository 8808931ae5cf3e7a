'use client'

import type { ReactNode } from 'react'
import { useFormDetails } from './form-context'

interface ShownForProps {
  /** A field among the children; its rule decides when they show. */
  name: string
  className?: string
  children: ReactNode
}

/**
 * Fields that show for some categories only. CSS hides them (app/styles/forms.css), which works without JavaScript.
 */
export function ShownFor({ name, className, children }: ShownForProps) {
  const { fields } = useFormDetails()
  return (
    <div data-shown-for={fields[name]?.shownFor?.category?.join(' ')} className={className}>
      {children}
    </div>
  )
}
