'use client'

import { useActionState, useEffect, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { unsubscribe } from './action'
import { UNSUBSCRIBE_PARAM } from './link'
import type { UnsubscribeResult } from './store'

interface UnsubscribeFormProps {
  /** Empty if the address has none. */
  token: string
  steps: Record<'ask' | UnsubscribeResult, { heading: string; text: ReactNode; button?: string }>
}

export function UnsubscribeForm({ token, steps }: UnsubscribeFormProps) {
  const [posted, formAction] = useActionState(unsubscribe, null)
  const [answered, setAnswered] = useState<UnsubscribeResult>()
  const { handleSubmit, formState } = useForm()
  const { isSubmitting } = formState
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[answered ?? posted ?? 'ask']

  useEffect(() => {
    if (answered !== undefined && !isSubmitting) heading.current?.focus()
  }, [answered, isSubmitting])

  async function send(_values: object, event?: BaseSyntheticEvent) {
    const formData = new FormData(event?.target as HTMLFormElement)
    setAnswered(await unsubscribe(null, formData).catch(() => 'failed' as const))
  }

  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-2 text-h1 focus:shadow-none focus:outline-none lg:col-span-7"
      >
        {step.heading}
      </h1>
      <div className="mt-5 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <p className="max-w-lead text-lead text-balance">{step.text}</p>
        {step.button !== undefined && (
          <form action={formAction} onSubmit={handleSubmit(send)} className="mt-6">
            <input type="hidden" name={UNSUBSCRIBE_PARAM} value={token} />
            <button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="btn btn-dark">
              {isSubmitting && <span className="ripple size-5" aria-hidden="true" />}
              {step.button}
            </button>
          </form>
        )}
      </div>
    </>
  )
}
