'use client'

import { Form } from '@/components/forms/core/form'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { TextField } from '@/components/forms/core/text-field'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { showToast, preloadToasts } from '@/components/ui/toast'
import type { FormFields } from '@/components/forms/core/fields'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ActionResult } from '@/components/forms/core/result'
import { Link } from '@/lib/i18n/link'
import { subscribeInPopup } from '@/components/forms/newsletter/action'
import { viewHref } from '@/lib/routes/views'

export interface NewsletterPopupFormContent {
  fields: FormFields
  messages: FormMessages
  subscribe: string
  /** Text of the toast after a sign-up. */
  thanks: string
  privacy: { text: string; link: string }
}

interface NewsletterPopupFormProps {
  content: NewsletterPopupFormContent
  onSent: () => void
}

export function NewsletterPopupForm({ content, onSent }: NewsletterPopupFormProps) {
  const { fields, messages, subscribe, thanks, privacy } = content
  const form = useServerForm({
    id: 'newsletter-popup',
    action: subscribeInPopup,
    fields,
    messages,
    loadSchema: async () => {
      preloadToasts()
      return (await import('@/components/forms/newsletter/schema')).newsletterSchema
    },
    keepsDraft: false,
    onAnswer: announce,
  })

  function announce(answer: ActionResult) {
    if (answer.ok) {
      void showToast({ kind: 'success', text: thanks, labels: messages.toast })
      onSent()
    } else if (answer.formError !== undefined) {
      const text = messages.errors[answer.formError] ?? answer.formError
      void showToast({ kind: 'error', text, labels: messages.toast })
      form.methods.setError('email', { type: 'server', message: answer.formError }, { shouldFocus: true })
    }
  }

  return (
    <Form form={form} notice={null}>
      <div className="grid gap-4">
        <TextField name="email" type="email" autoComplete="email" />
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
