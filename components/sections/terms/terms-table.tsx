import { LinkedText } from '@/components/ui/linked-text'

interface TermsTableProps {
  caption: string
  rows: readonly { label: string; value: string }[]
}

/** On phones each value stands below its label. */
export function TermsTable({ caption, rows }: TermsTableProps) {
  return (
    <table className="mt-4.5 w-full max-w-measure border-collapse border-b hairline text-ui max-md:block">
      <caption className="sr-only">{caption}</caption>
      <tbody className="max-md:block">
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-t hairline *:py-2.5 *:align-top max-md:block max-md:*:block">
            <th scope="row" className="text-left font-normal quiet max-md:pb-0 md:w-2/5 md:pr-5">
              <LinkedText text={label} />
            </th>
            <td className="max-md:pt-0">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
