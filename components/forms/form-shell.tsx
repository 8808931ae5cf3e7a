'use client'

import type { ReactNode } from 'react'
import type { FormMessages } from '@/lib/forms/messages'
import { FormContext } from './form-context'
import { Honeypot } from './honeypot'
import type { Submission } from './use-submission'

interface FormShellProps {
  submission: Submission
  words: FormMessages
  /** Longest text by field, for the message that names it. */
  limits?: Readonly<Record<string, number>>
  /** Error summary, alert and thank-you: what stands above the fields and takes focus when an answer comes. */
  notice: ReactNode
  /** Class of the fields' container. */
  className?: string
  children: ReactNode
}

const NO_LIMITS = {}

/**
 * The form element with what every form has: honeypot, no messages of the browser's own, and what its parts
 * share. Without JavaScript it posts to its action, and the page comes back at the form.
 */
export function FormShell({
  submission,
  words,
  limits = NO_LIMITS,
  notice,
  className,
  children,
}: FormShellProps) {
  const { form, noticeRef, ...state } = submission
  return (
    <FormContext value={{ ...state, words, limits }}>
      <form {...form} noValidate className="group/form relative scroll-mt-24">
        <div
          ref={noticeRef}
          tabIndex={-1}
          className="scroll-mt-28 not-empty:mb-8.5 focus:shadow-none focus:outline-none"
        >
          {notice}
        </div>
        <div className={className}>{children}</div>
        <Honeypot />
      </form>
    </FormContext>
  )
}
