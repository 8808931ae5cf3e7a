'use client'

import clsx from 'clsx'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { FieldError } from './field-error'
import { useFormDetails, type Field } from './form-context'

/** What the field of every kind of control has. */
export interface FieldProps {
  name: string
  label: string
  /** Says so after the label. */
  optional?: boolean
  hint?: string | undefined
  className?: string
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  field: Field
  children: ReactNode
}

export function FieldFrame({ field, label, optional = false, hint, className, children }: FieldFrameProps) {
  const { messages } = useFormDetails()
  return (
    <div className={clsx('flex flex-col gap-1.75', className)}>
      <label htmlFor={field.id} className="text-ui font-semibold">
        {label}
        {optional && <span className="font-normal quiet"> {messages.optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={field.hintId} className="-mt-1 text-small quiet">
          {hint}
        </p>
      )}
      <div className="relative">
        {children}
        {field.isCorrected && (
          <span className="pointer-events-none absolute top-4.25 right-4 text-success" role="status">
            <Icon icon={Check} className="size-5" />
            <VisuallyHidden>{messages.corrected}</VisuallyHidden>
          </span>
        )}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}
