'use client'

import {
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react'
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

export function UnsubscribeForm({ token, steps }: UnsubscribeFormProps) {
  const [posted, formAction] = useActionState(unsubscribe, null)
  const [answered, setAnswered] = useState<UnsubscribeResult>()
  const [isPending, startTransition] = useTransition()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[answered ?? posted ?? 'ask']

  useEffect(() => {
    if (answered !== undefined && !isPending) heading.current?.focus()
  }, [answered, isPending])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    startTransition(async () => setAnswered(await unsubscribe(null, formData).catch(() => 'failed' as const)))
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-h1 focus:shadow-none focus:outline-none">
        {step.heading}
      </h1>
      <p className="mt-6 max-w-lead text-lead">{step.text}</p>
      {step.button !== undefined && (
        <form action={formAction} onSubmit={submit} className="mt-8.5">
          <input type="hidden" name={UNSUBSCRIBE_PARAM} value={token} />
          <button type="submit" disabled={isPending} aria-busy={isPending} className="btn btn-primary">
            {isPending && <span className="ripple" aria-hidden="true" />}
            {step.button}
          </button>
        </form>
      )}
    </>
  )
}
