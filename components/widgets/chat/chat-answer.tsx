'use client'

import { ArrowLeft } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { LinkedText } from '@/components/ui/linked-text'
import type { ChatTexts } from '@/content/chat'
import type { FaqEntry } from '@/content/faq/faq-item'

interface ChatAnswerProps {
  entry: FaqEntry
  texts: ChatTexts
  onBack: () => void
}

/** An answer with "Was this helpful?", which is neither sent nor stored. */
export function ChatAnswer({ entry, texts, onBack }: ChatAnswerProps) {
  const [helped, setHelped] = useState<boolean>()
  const id = useId()

  return (
    <article aria-labelledby={`${id}-question`}>
      <button type="button" onClick={onBack} className="chat-back mt-2">
        <Icon icon={ArrowLeft} className="size-4.5" />
        {texts.back}
      </button>
      <h3 id={`${id}-question`} className="text-h4">
        {entry.question}
      </h3>
      <p className="mt-2 text-ui">
        <LinkedText text={entry.answer} />
      </p>
      <div
        role="group"
        aria-labelledby={id}
        className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t hairline pt-3"
      >
        <p id={id} className="text-small quiet">
          {texts.helpful}
        </p>
        <div className="flex gap-3">
          {[
            { label: texts.yes, value: true },
            { label: texts.no, value: false },
          ].map(({ label, value }) => (
            <button
              key={label}
              type="button"
              aria-pressed={helped === value}
              onClick={() => setHelped(value)}
              className="btn btn-small btn-secondary btn-caps aria-pressed:bg-fir-950 aria-pressed:text-snow"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </article>
  )
}
