'use client'

import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useForm } from './form-context'
import type { NewsletterWords } from './newsletter-form'
import { NewsletterProblem } from './newsletter-problem'
import { useField } from './use-field'

interface NewsletterRowProps {
  words: NewsletterWords
  /** A moment after the address was received. */
  sent: boolean
}

/** Address and button on one row where there is room, and below them what was wrong. */
export function NewsletterRow({ words, sent }: NewsletterRowProps) {
  const { pending, answer } = useForm()
  const field = useField('email')
  const refused = answer?.ok === false && answer.formError !== undefined
  return (
    <>
      <label htmlFor={field.id} className="text-ui font-semibold">
        {words.label}
      </label>
      <div className="mt-1.75 flex flex-wrap gap-3">
        <input
          {...field.control}
          aria-describedby={refused ? field.errorId : field.control['aria-describedby']}
          type="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={field.typed}
          className="control min-w-48 flex-1 basis-56"
        />
        <button
          type="submit"
          disabled={pending}
          aria-busy={pending}
          className={clsx(
            'btn min-h-[3.375rem] flex-none btn-caps max-md:w-full',
            sent ? 'bg-aurora text-fir-950' : 'btn-primary',
          )}
        >
          {pending && <span className="ripple" aria-hidden="true" />}
          {sent && <Check aria-hidden="true" strokeWidth={2.5} />}
          {pending ? words.saving : sent ? words.sent : words.subscribe}
        </button>
      </div>
      <NewsletterProblem />
    </>
  )
}
