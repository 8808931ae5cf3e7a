'use client'

import clsx from 'clsx'
import { Check } from 'lucide'
import { useId, type Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import { FieldError } from './field-error'
import type { NewsletterWords } from './newsletter-form'

interface NewsletterRowProps {
  input: Ref<HTMLInputElement>
  words: NewsletterWords
  /** What was typed, where the page comes back from the server without JavaScript. */
  typed: string | undefined
  /** `sent` for a moment after the address was received. */
  state: 'ready' | 'saving' | 'sent'
  isInvalid: boolean
  /** What kept the address from being received. */
  problem: string | undefined
  /** Label of a button that reloads the page, where that is the way on. */
  reload: string | undefined
}

/** Address and button on one row where there is room; below, on a light ground of its own, what was wrong. */
export function NewsletterRow({
  input,
  words,
  typed,
  state,
  isInvalid,
  problem,
  reload,
}: NewsletterRowProps) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <>
      <label htmlFor={id} className="text-ui font-semibold">
        {words.label}
      </label>
      <div className="mt-1.75 flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={typed}
          aria-invalid={isInvalid}
          aria-describedby={problem === undefined ? undefined : problemId}
          className="control min-w-48 flex-1 basis-56"
        />
        <button
          type="submit"
          disabled={state === 'saving'}
          aria-busy={state === 'saving'}
          className={clsx(
            'btn min-h-[3.375rem] flex-none btn-caps max-md:w-full',
            state === 'sent' ? 'bg-aurora text-fir-950' : 'btn-primary',
          )}
        >
          {state === 'saving' && <span className="ripple" aria-hidden="true" />}
          {state === 'sent' && <Icon drawing={Check} stroke={2.5} />}
          {{ ready: words.subscribe, saving: words.saving, sent: words.sent }[state]}
        </button>
      </div>
      {problem !== undefined && (
        <div className="mt-3 bg-danger-tint px-4 py-3">
          <FieldError id={problemId}>{problem}</FieldError>
          {reload !== undefined && (
            <button
              type="button"
              onClick={() => location.reload()}
              className="mt-3 btn btn-small btn-secondary text-fir-950"
            >
              {reload}
            </button>
          )}
        </div>
      )}
    </>
  )
}
