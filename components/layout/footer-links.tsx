import { useId } from 'react'
import { Link } from '@/lib/i18n/link'

interface FooterLinksProps {
  heading: string
  links: readonly { label: string; href: string }[]
  className?: string
}

/** A headed column of links in the footer. */
export function FooterLinks({ heading, links, className }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={className}>
      <h3 id={id} className="footer-heading">
        {heading}
      </h3>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
