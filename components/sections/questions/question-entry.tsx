import { useId } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import type { FaqEntry } from '@/content/faq/faq-item'

interface QuestionEntryProps extends Pick<FaqEntry, 'question' | 'answer'> {
  /** Target of links to the question. */
  id?: string
}

/** A question and its answer in a ruled list. */
export function QuestionEntry({ id, question, answer }: QuestionEntryProps) {
  const headingId = useId()
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className="keep grid gap-x-gutter gap-y-2 border-t hairline py-5 last:border-b lg:grid-cols-[4fr_5fr]"
    >
      <h3 id={headingId} className="text-h4">
        {question}
      </h3>
      <p className="max-w-measure">
        <LinkedText text={answer} />
      </p>
    </article>
  )
}
