import clsx from 'clsx'

/** A contour map. Decorative. */
export function Contours({ className }: { className: string }) {
  return (
    // An img rather than inline SVG keeps 16 KB of path data out of every page.
    <img
      src="/drawings/contours.svg"
      alt=""
      width={1500}
      height={1100}
      loading="lazy"
      className={clsx(
        'pointer-events-none absolute -z-10 max-w-none print:hidden forced-colors:hidden',
        className,
      )}
    />
  )
}
