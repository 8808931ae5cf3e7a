'use client'

import clsx from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

const HIDDEN_FROM_PIXELS = 100

/** Moves the strips, stops them on request, and hides them once the page is scrolled 100 px. */
export function TickerBand({ children }: { children: ReactNode }) {
  const t = useTranslations('ticker')
  const isHidden = useScrolledPast(HIDDEN_FROM_PIXELS - 1)
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section
      aria-label={t('label')}
      className={clsx(
        'group/ticker ticker sticky bottom-(--notice-cover) z-10 flex h-ticker overflow-hidden border-t hairline text-small/none font-medium on-fir print:hidden',
        'transition-[opacity,visibility] duration-(--duration-base) data-hidden:invisible data-hidden:opacity-0',
      )}
      data-hidden={isHidden || undefined}
      data-paused={isPaused || undefined}
    >
      {/* Above the text, which therefore does not move when the button goes. The slideshow's button pauses both. */}
      <div
        className={clsx(
          'absolute inset-y-0 left-0 z-1 bg-fir-950 pl-[calc(var(--bleed)-0.875rem)] shadow-[0.75rem_0_0.75rem_-0.25rem_var(--color-fir-950)]',
          'motion-reduce:hidden noscript:hidden [.hero:has(.slideshow-controls)_.ticker:not([data-paused])_&]:hidden',
        )}
      >
        <button
          aria-label={t(isPaused ? 'play' : 'pause')}
          onClick={() => setIsPaused(!isPaused)}
          className="grid h-full w-11 cursor-pointer place-items-center focus-inside"
        >
          {isPaused ? <Play className="size-4.5" /> : <Pause className="size-4.5" />}
        </button>
      </div>
      {/* Standing still, one copy is enough; where it has no room, it can be pushed sideways. */}
      <div
        // The browser has scrolled to what had the focus.
        onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
        className="flex-1 overflow-hidden motion-reduce:scrollbar-none motion-reduce:overflow-x-auto motion-reduce:pl-(--bleed)"
      >
        {/* One copy's width in 40 s, 30 s on a phone. */}
        <div
          className={clsx(
            'ticker-track flex h-full w-max animate-ticker group-has-[a:focus-visible]/ticker:animate-none max-md:[animation-duration:30s]',
            'group-focus-within/ticker:paused group-hover/ticker:paused group-data-paused/ticker:paused in-[.hero[data-paused]]:paused',
          )}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
