'use client'

import { type ReactNode, useId, useState } from 'react'
import * as Accordion from '@/components/ui/accordion'

interface FoldedQuestionsProps {
  label: string
  hint: string
  /** Whether the query answers some of them. It opens them, after Back, too. */
  isAnswered: boolean
  children: ReactNode
}

const ROW = 'questions'

/** Questions that fold on phones. No fieldset of their own: choices of one name belong to one. */
export function FoldedQuestions({ label, hint, isAnswered, children }: FoldedQuestionsProps) {
  const id = useId()
  const [open, setOpen] = useState(isAnswered ? ROW : '')
  const [wasAnswered, setWasAnswered] = useState(isAnswered)
  if (isAnswered !== wasAnswered) {
    setWasAnswered(isAnswered)
    if (isAnswered) setOpen(ROW)
  }
  return (
    <Accordion.Root value={open} onValueChange={setOpen} className="folds-on-phones mt-8">
      <Accordion.Item value={ROW}>
        <Accordion.Trigger className="border-y hairline font-sans text-h4 md:hidden">
          {label}
          <Accordion.Sign />
        </Accordion.Trigger>
        <Accordion.Content isRegion={false}>
          <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
            <p id={id} className="mb-3 font-sans text-h4 max-md:sr-only">
              {label}
            </p>
            <p id={`${id}-hint`} className="mb-2 text-small quiet max-md:mt-3 md:-mt-2">
              {hint}
            </p>
            {children}
          </div>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  )
}
