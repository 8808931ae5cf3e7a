'use client'

import clsx from 'clsx'
import { useFormDetails } from './form-context'

interface SubmitButtonProps {
  label: string
  className?: string
}

export function SubmitButton({ label, className }: SubmitButtonProps) {
  const { isSending, messages } = useFormDetails()
  return (
    <button
      type="submit"
      disabled={isSending}
      aria-busy={isSending}
      className={clsx('btn btn-primary', className)}
    >
      {isSending && <span className="ripple" aria-hidden="true" />}
      {isSending ? messages.sending : label}
    </button>
  )
}
