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
                id === current && 'pl-4 font-semibold shadow-[inset_3px_0_0_var(--color-copper)]',
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

/** The last clause whose heading is above a third of the window's height; the first one at the top of the page. */
function useCurrentClause(clauses: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(clauses[0]?.id)

  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const elements = clauses.flatMap(({ id }) => document.getElementById(id) ?? [])
      const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed.at(-1) ?? elements[0])?.id)
    }
    const handleScroll = () => {
      frame ||= requestAnimationFrame(find)
    }
    find()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll)
      cancelAnimationFrame(frame)
    }
  }, [clauses])

  return current
}
