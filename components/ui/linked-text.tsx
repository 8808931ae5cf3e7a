import clsx from 'clsx'
import { Link } from '@/lib/i18n/link'

interface LinkedTextProps {
  /**
   * Plain text with links as `[label](URL)` and code between backticks. Links out of the site open in a new tab;
   * their labels say so.
   */
  text: string
}

const PARTS = /(\[[^[\]]+\]\([^)]+\)|`[^`]+`|\d[\d:.]{0,6}[\u2013-][\d\p{L}][\d:.\p{L}]{0,24})/u
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/

export function LinkedText({ text }: LinkedTextProps) {
  return text.split(PARTS).map((part, index) => {
    const [, label, href] = LINK.exec(part) ?? []
    if (label !== undefined && href !== undefined) {
      return href.startsWith('/') ? (
        <Link key={index} href={href} className="text-link">
          {label}
        </Link>
      ) : (
        <a
          key={index}
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
          className={clsx('text-link', href.startsWith('tel:') ? 'num whitespace-nowrap' : 'wrap-anywhere')}
        >
          {label}
        </a>
      )
    }
    if (part.startsWith('`')) {
      return (
        <code key={index} className="text-[0.82em] wrap-anywhere">
          {part.slice(1, -1)}
        </code>
      )
    }
    // A range or a term with a number, `08:00–17:00` and `2-laddare`, stays on its line.
    return index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    )
  })
}
