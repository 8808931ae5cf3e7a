import clsx from 'clsx'
import { LinkedText } from '@/components/ui/linked-text'

interface TermsTableProps {
  caption: string
  rows: readonly { label: string; value: string }[]
}

/** Longest value, in characters, that is aligned right. */
const MAX_FIGURE_LENGTH = 46

/** Figures are aligned right, sentences left. */
export function TermsTable({ caption, rows }: TermsTableProps) {
  const isProse = rows.some(({ value }) => value.length > MAX_FIGURE_LENGTH)
  return (
    <table className="mt-4.5 w-full max-w-measure border-collapse text-ui">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr
            key={label}
            className={clsx(isProse && 'max-md:block max-md:border-t max-md:hairline max-md:py-2.5')}
          >
            <th
              scope="row"
              className={clsx(
                'text-left align-top font-normal quiet',
                isProse
                  ? 'w-2/5 max-md:block max-md:w-auto md:border-y md:hairline md:py-2.5 md:pr-5'
                  : 'border-y hairline py-2.5 pr-5',
              )}
            >
              <LinkedText text={label} />
            </th>
            <td
              className={clsx(
                isProse
                  ? 'align-top max-md:block md:border-y md:hairline md:py-2.5'
                  : 'border-y hairline py-2.5 text-right font-medium',
              )}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
