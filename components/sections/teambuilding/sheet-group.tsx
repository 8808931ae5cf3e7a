interface SheetGroupProps {
  title: string
  rows: readonly {
    key: string
    title: string
    text: string
    /** Price or capacity. */
    figure: string
    note?: string
  }[]
}

/** One group of the activity sheet, ruled like a table of prices. */
export function SheetGroup({ title, rows }: SheetGroupProps) {
  return (
    <section className="mt-8">
      <h3 className="border-b-3 border-fir-950 pb-2 text-h4">{title}</h3>
      <ul>
        {rows.map((row) => (
          <li
            key={row.key}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b hairline py-4"
          >
            <h4 className="text-h4">{row.title}</h4>
            <p className="num text-ui">
              <span className="font-medium">{row.figure}</span>
              {row.note !== undefined && <span className="quiet"> {row.note}</span>}
            </p>
            <p className="w-full max-w-measure text-ui quiet">{row.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
