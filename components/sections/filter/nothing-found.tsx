import { Link } from '@/lib/i18n/link'

export function NothingFound({ text, showAll, href }: { text: string; showAll: string; href: string }) {
  return (
    <div className="mt-group">
      <p className="max-w-lead text-lead">{text}</p>
      <Link href={href} scroll={false} className="mt-4 action-link">
        {showAll}
      </Link>
    </div>
  )
}
