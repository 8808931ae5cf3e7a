import clsx from 'clsx'

/** Overlay behind the header that makes its text readable on pictures of one tone. */
export function HeroScrim({ tone, isCurrent = true }: { tone: 'snow' | 'fir'; isCurrent?: boolean }) {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-x-0 top-0 z-1 h-30 bg-linear-to-b via-42% transition-opacity duration-(--fade-duration) ease-in-out print:hidden',
        tone === 'fir' ? 'from-snow/86 via-snow/66' : 'from-fir-950/88 via-fir-950/68',
        !isCurrent && 'opacity-0',
      )}
    />
  )
}
