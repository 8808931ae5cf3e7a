'use client'

import clsx from 'clsx'
import { useForm } from './form-context'

interface SubmitButtonProps {
  label: string
  className?: string
}

/** The button that sends the form: disabled and with the ripple while it is on its way. */
export function SubmitButton({ label, className }: SubmitButtonProps) {
  const { pending, words } = useForm()
  return (
    <button
      type="submit"
      disabled={pending}
      aria-busy={pending}
      className={clsx('btn btn-primary', className)}
    >
      {pending && <span className="ripple" aria-hidden="true" />}
      {pending ? words.sending : label}
    </button>
  )
}
