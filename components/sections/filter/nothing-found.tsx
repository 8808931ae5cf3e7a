import { Link } from '@/lib/i18n/link'

interface NothingFoundProps {
  text: string
  /** The way back to the whole list. */
  showAll: string
  href: string
}

export function NothingFound({ text, showAll, href }: NothingFoundProps) {
  return (
    <div className="mt-group">
      <p className="max-w-lead text-lead">{text}</p>
      <p className="mt-4">
        <Link href={href} scroll={false} className="action-link">
          {showAll}
        </Link>
      </p>
    </div>
  )
}
