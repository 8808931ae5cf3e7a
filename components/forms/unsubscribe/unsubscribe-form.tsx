'use client'

import { useActionState, useEffect, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { lazyResolver } from '@/components/forms/core/lazy-resolver'
import type { UnsubscribeResult } from '@/components/forms/unsubscribe/store'
import { unsubscribe } from '@/components/forms/unsubscribe/action'
import { UNSUBSCRIBE_PARAM } from '@/components/forms/unsubscribe/link'

interface Step {
  heading: string
  text: ReactNode
  button?: string | undefined
}

interface UnsubscribeFormProps {
  /** Empty if the address has none. */
  token: string
  steps: Record<'ask' | UnsubscribeResult, Step>
}

const { resolver, preload } = lazyResolver<Record<typeof UNSUBSCRIBE_PARAM, string>>(
  async () => (await import('./schema')).unsubscribeSchema,
)

export function UnsubscribeForm({ token, steps }: UnsubscribeFormProps) {
  const [posted, formAction] = useActionState(unsubscribe, null)
  const [answered, setAnswered] = useState<UnsubscribeResult>()
  const { register, handleSubmit, formState } = useForm({ values: { [UNSUBSCRIBE_PARAM]: token }, resolver })
  const { isSubmitting } = formState
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[answered ?? posted ?? 'ask']

  useEffect(() => {
    if (answered !== undefined && !isSubmitting) heading.current?.focus()
  }, [answered, isSubmitting])

  async function send(_values: FieldValues, event?: BaseSyntheticEvent) {
    const formData = new FormData(event?.target as HTMLFormElement)
    setAnswered(await unsubscribe(null, formData).catch(() => 'failed' as const))
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-h1 focus:shadow-none focus:outline-none">
        {step.heading}
      </h1>
      <p className="mt-6 max-w-lead text-lead">{step.text}</p>
      {step.button !== undefined && (
        <form
          action={formAction}
          onSubmit={handleSubmit(send, () => setAnswered('invalid'))}
          onFocus={preload}
          className="mt-8.5"
        >
          <input type="hidden" {...register(UNSUBSCRIBE_PARAM)} defaultValue={token} />
          <button type="submit" disabled={isSubmitting} aria-busy={isSubmitting} className="btn btn-primary">
            {isSubmitting && <span className="ripple" aria-hidden="true" />}
            {step.button}
          </button>
        </form>
      )}
    </>
  )
}
