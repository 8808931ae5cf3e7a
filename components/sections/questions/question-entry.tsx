import { useId } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import type { FaqEntry } from '@/content/faq/faq-categories'

export function QuestionEntry({ entry, isLinkTarget = false }: { entry: FaqEntry; isLinkTarget?: boolean }) {
  const headingId = useId()
  return (
    <article
      id={isLinkTarget ? entry.id : undefined}
      aria-labelledby={headingId}
      className="keep grid gap-x-gutter gap-y-2 border-t hairline py-5 last:border-b lg:grid-cols-2"
    >
      <h3 id={headingId} className="text-h4">
        {entry.question}
      </h3>
      <p className="max-w-measure">
        <LinkedText text={entry.answer} />
      </p>
    </article>
  )
}
