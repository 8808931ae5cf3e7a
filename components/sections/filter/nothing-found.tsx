import { Link } from '@/lib/i18n/link'

export function NothingFound({ text, showAll, href }: { text: string; showAll: string; href: string }) {
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
