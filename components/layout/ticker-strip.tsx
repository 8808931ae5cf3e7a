import { Link } from '@/lib/i18n/link'

interface TickerStripProps {
  news: readonly { label: string; href?: string }[]
  /** True for the copies that only the eye sees. */
  isEcho: boolean
}

/** One copy of the ticker's news. */
export function TickerStrip({ news, isEcho }: TickerStripProps) {
  return (
    <ul aria-hidden={isEcho || undefined} className="ticker-strip">
      {news.map(({ label, href }) => (
        <li key={label}>
          {href === undefined ? (
            label
          ) : (
            <Link href={href} tabIndex={isEcho ? -1 : undefined}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
