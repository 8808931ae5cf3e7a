const EN_DASH = '\u2013'

/** A figure at display size: a dash has room on both sides. */
export function DisplayFigure({ children: figure }: { children: string }) {
  const [first, ...others] = figure.split(EN_DASH)
  return (
    <span>
      {first}
      {others.map((part) => (
        <span key={part}>
          <span className="mx-[0.05em]">{EN_DASH}</span>
          {part}
        </span>
      ))}
    </span>
  )
}
