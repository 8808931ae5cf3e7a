import { useId } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import type { FaqEntry } from '@/content/faq/faq-categories'

export function QuestionEntry({ entry, isLinkTarget = false }: { entry: FaqEntry; isLinkTarget?: boolean }) {
  const headingId = useId()
  return (
    <article
      id={isLinkTarget ? entry.id : undefined}
      aria-labelledby={headingId}
      className="break-inside-avoid border-t hairline pt-4 pb-7 md:pt-5"
    >
      <h3 id={headingId} className="text-h4">
        {entry.question}
      </h3>
      <p className="mt-2 max-w-measure">
        <LinkedText text={entry.answer} />
      </p>
    </article>
  )
}
