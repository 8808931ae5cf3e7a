'use client'

import { useActionState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { preloadToasts, showToast } from '@/components/ui/toast'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import { Form } from '@/components/forms/core/form'
import { describeError } from '@/components/forms/core/describe-error'
import { lazyResolver } from '@/components/forms/core/lazy-resolver'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ActionResult } from '@/components/forms/core/result'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { TextField } from '@/components/forms/core/text-field'
import { useFormOptions, useServerForm } from '@/components/forms/core/use-server-form'
import { subscribeInPopup } from './action'
import { emptySubscription, type SubscriptionValues } from './values'

export interface NewsletterPopupFormContent {
  messages: FormMessages
  label: string
  subscribe: string
  /** Text of the toast after a sign-up. */
  thanks: string
  privacy: { text: string; link: string }
}

interface NewsletterPopupFormProps {
  content: NewsletterPopupFormContent
  onSent: () => void
}

const { resolver, preload } = lazyResolver<SubscriptionValues>(async () => {
  preloadToasts()
  return (await import('./schema')).newsletterSchema
})

export function NewsletterPopupForm({ content, onSent }: NewsletterPopupFormProps) {
  const { messages, label, subscribe, thanks, privacy } = content
  const [posted, formAction] = useActionState(subscribeInPopup, null)
  const methods = useForm<SubscriptionValues, unknown, FieldValues>({
    ...useFormOptions(posted, emptySubscription),
    resolver,
  })
  const form = useServerForm({
    id: 'newsletter-popup',
    methods,
    action: subscribeInPopup,
    posted,
    formAction,
    messages,
    preload,
    empty: emptySubscription,
    keepsDraft: false,
    onAnswer: announce,
  })

  function announce(answer: ActionResult) {
    if (answer.ok) {
      void showToast({ kind: 'success', text: thanks, labels: messages.toast })
      onSent()
    } else if (answer.formError !== undefined) {
      const text = describeError(messages, answer.formError)
      void showToast({ kind: 'error', text, labels: messages.toast })
      methods.setError('email', { type: 'server', message: answer.formError }, { shouldFocus: true })
    }
  }

  return (
    <Form form={form} notice={null}>
      <div className="grid gap-4">
        <TextField name="email" label={label} type="email" autoComplete="email" />
        <SubmitButton label={subscribe} className="w-full" />
        <p className="text-small quiet">
          {privacy.text}{' '}
          <Link href={viewHref('/villkor', 'privacy')} className="text-link">
            {privacy.link}
          </Link>
        </p>
      </div>
    </Form>
  )
}
