'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { type SubmitEvent, useActionState, useEffect, useRef, useState } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import { phoneLink } from '@/content/phone'
import { emailLink } from '@/content/venue'
import { type ActionFailure, callAction } from '@/lib/browser/call-action'
import { textIn } from '@/lib/i18n/locales'
import { unsubscribe } from './action'
import { UNSUBSCRIBE_PARAM } from './link'
import type { UnsubscribeResult } from './store'

/** `outdated` and `silent`: the button can work only once the page is loaded anew. */
type UnsubscribeStep = 'ask' | UnsubscribeResult | 'outdated' | 'silent'

/** Longer than the server asks its database. */
const ANSWER_MS = 30_000

const stepOf = ({ kind }: ActionFailure): UnsubscribeStep =>
  kind === 'refused' ? 'failed' : kind === 'connection' ? 'unclear' : kind

export function UnsubscribeForm({ token, reloadLabel }: { token: string | undefined; reloadLabel: string }) {
  const t = useTranslations('unsubscribe')
  const locale = useLocale()
  const [posted, formAction] = useActionState(unsubscribe, null)
  const [answered, setAnswered] = useState<UnsubscribeStep>()
  const [isSending, setSending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = answered ?? posted ?? (token === undefined ? 'invalid' : 'ask')
  const needsReload = current === 'outdated' || current === 'silent'
  const step = useMessages().unsubscribe[current]
  const button = 'button' in step ? step.button : needsReload && reloadLabel

  useEffect(() => {
    if (answered !== undefined && !isSending) heading.current?.focus()
  }, [answered, isSending])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (needsReload) return location.reload()
    const formData = new FormData(event.currentTarget)
    setSending(true)
    const answer = await callAction(() => unsubscribe(null, formData), ANSWER_MS)
    setAnswered('failure' in answer ? stepOf(answer.failure) : answer.result)
    setSending(false)
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
        <p key={current} className="max-w-lead text-lead text-balance">
          <LinkedText text={t(`${current}.text`, { email: emailLink, phone: textIn(phoneLink, locale) })} />
        </p>
        {button && (
          <form action={formAction} onSubmit={handleSubmit} className="mt-6">
            <input type="hidden" name={UNSUBSCRIBE_PARAM} value={token} />
            <button type="submit" disabled={isSending} aria-busy={isSending} className="btn btn-primary">
              {isSending && <span className="ripple size-5" aria-hidden="true" />}
              <span>{button}</span>
            </button>
          </form>
        )}
      </div>
    </>
  )
}
