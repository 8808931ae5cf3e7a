'use client'

import clsx from 'clsx'
import { useCurrentClause } from './use-current-clause'

interface TermsContentsProps {
  label: string
  clauses: readonly { id: string; heading: string }[]
}

/** The clauses of the shown section; a copper rule marks the one being read. */
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
