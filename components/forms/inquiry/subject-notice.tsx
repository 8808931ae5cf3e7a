'use client'

import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Link } from '@/lib/i18n/link'

interface SubjectNoticeProps {
  title: string
  /** `label` with `{title}`. */
  labels: { label: string; remove: string }
  /** The address without the subject. */
  plainHref: string
  onRemove: () => void
}

/** What the inquiry is about, and the way to remove it. */
export function SubjectNotice({ title, labels, plainHref, onRemove }: SubjectNoticeProps) {
  return (
    <div className="mb-8.5 flex flex-wrap items-center justify-between gap-x-5 border-l-3 border-copper bg-snow-shade py-1.5 pr-4 pl-5 text-ui">
      <p className="py-1.5 font-semibold">{labels.label.replace('{title}', title)}</p>
      <Link href={plainHref} scroll={false} onClick={onRemove} className="action-link">
        {labels.remove}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    </div>
  )
}
