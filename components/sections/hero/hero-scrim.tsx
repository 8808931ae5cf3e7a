import clsx from 'clsx'

/** Overlay behind the header that makes its text readable on pictures of one tone. */
export function HeroScrim({ tone, isCurrent = true }: { tone: 'snow' | 'fir'; isCurrent?: boolean }) {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-x-0 top-0 z-1 h-26 bg-linear-to-b via-50% transition-opacity duration-(--fade-duration) ease-in-out print:hidden',
        tone === 'fir' ? 'from-snow/82 via-snow/60' : 'from-fir-950/84 via-fir-950/58',
        !isCurrent && 'opacity-0',
      )}
    />
  )
}
