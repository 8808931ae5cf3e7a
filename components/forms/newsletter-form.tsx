'use client'

import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { showToast } from '@/components/ui/toast'
import type { FormWords } from '@/lib/forms/form-words'
import { subscribeInFooter } from '@/lib/newsletter/action'
import { FIELD_LIMITS } from '@/lib/submissions/limits'
import { FormContext } from './form-context'
import { Honeypot } from './honeypot'
import { NewsletterRow } from './newsletter-row'
import { useNewsletterPhase } from './use-newsletter-phase'
import { useSubmission } from './use-submission'

/** The newsletter form's own words, in the page's language. */
export interface NewsletterWords {
  label: string
  subscribe: string
  saving: string
  sent: string
  thanks: string
}

interface NewsletterFormProps {
  words: NewsletterWords
  form: FormWords
  /** What the address is used for, with a link. */
  privacy: ReactNode
}

const LIMITS = { email: FIELD_LIMITS.email }

const loadCheck = () => import('@/lib/newsletter/schema').then(({ checkSubscription }) => checkSubscription)

/** The footer's newsletter form (site.md, sections 4, 5 and 8). */
export function NewsletterForm({ words, form: formWords, privacy }: NewsletterFormProps) {
  const inputRow = useRef<HTMLDivElement>(null)
  const { form, noticeRef, ...submission } = useSubmission({
    formId: 'newsletter',
    action: subscribeInFooter,
    loadCheck,
    onAnswer: (answer) => {
      if (answer.ok || answer.formError === undefined) return
      const text = formWords.errors[answer.formError] ?? answer.formError
      void showToast({ kind: 'error', text, words: formWords.toast })
    },
  })
  const phase = useNewsletterPhase(submission.answer)

  // With a single field there is nothing to sum up: focus goes straight to what has to be put right.
  useEffect(() => {
    if (submission.answer?.ok === false) inputRow.current?.querySelector('input')?.focus()
  }, [submission.answer])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const email = new FormData(event.currentTarget).get('email')
    // An empty submission is ignored (site.md, section 5).
    if (String(email).trim() === '') event.preventDefault()
    else void form.onSubmit?.(event)
  }

  return (
    <FormContext value={{ ...submission, words: formWords, limits: LIMITS }}>
      <form {...form} onSubmit={submit} noValidate className="relative scroll-mt-24">
        <div ref={noticeRef} tabIndex={-1} role="status" className="focus:shadow-none focus:outline-none">
          {phase === 'thanks' && <p className="py-4 text-lead">{words.thanks}</p>}
        </div>
        <div ref={inputRow} hidden={phase === 'thanks'}>
          <NewsletterRow words={words} sent={phase === 'sent'} />
          <p className="mt-3 text-small quiet">{privacy}</p>
        </div>
        <Honeypot />
      </form>
    </FormContext>
  )
}
