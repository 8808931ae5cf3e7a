'use client'

import clsx from 'clsx'
import { useEffect, useState } from 'react'

interface TermsContentsProps {
  label: string
  clauses: readonly { id: string; heading: string }[]
}

export function TermsContents({ label, clauses }: TermsContentsProps) {
  const current = useCurrentClause(clauses)
  return (
    <nav aria-label={label} className="mt-6.5 max-lg:hidden">
      <ol className="border-b hairline">
        {clauses.map(({ id, heading }, index) => (
          <li key={id} className="border-t hairline">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-3.5 py-1.5 text-ui leading-tight underline-offset-4 hover:underline',
                id === current && '-ml-4 pl-4 font-semibold shadow-[inset_3px_0_0_var(--color-copper)]',
              )}
            >
              <span aria-hidden="true" className="num min-w-[1.4em] text-fir-700">
                {index + 1}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The clause that was the last to cross the line at a third of the window's height. */
function useCurrentClause(clauses: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(clauses[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && setCurrent(target.id)),
      { rootMargin: '-33% 0px -66%' },
    )
    for (const { id } of clauses) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [clauses])
  return current
}
