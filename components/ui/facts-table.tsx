import clsx from 'clsx'
import type { ReactNode } from 'react'
import { keepRanges } from '@/lib/i18n/range'

interface FactsTableProps {
  /** Labels are unique. */
  rows: readonly { label: string; value: ReactNode }[]
  /** Visually hidden name, if no heading is directly above the table. */
  caption?: string
  className?: string
}

export function FactsTable({ rows, caption, className }: FactsTableProps) {
  return (
    <table className={clsx('w-full text-ui', className)}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="border-y hairline py-2.5 pr-4 text-left font-normal quiet xl:min-w-48">
              {keepRanges(label)}
            </th>
            <td className="border-y hairline py-2.5 text-right font-medium wrap-anywhere">
              {typeof value === 'string' ? keepRanges(value) : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
