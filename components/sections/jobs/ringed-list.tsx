/** A list on hairlines, each point marked with the ring of the mark's drawing. */
export function RingedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-2.5 text-ui">
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-t hairline py-2.5">
          <span
            aria-hidden="true"
            className="mt-[0.45em] ml-1 size-2.5 flex-none rounded-full border-2 border-copper"
          />
          {item}
        </li>
      ))}
    </ul>
  )
}
