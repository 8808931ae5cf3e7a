'use client'

import clsx from 'clsx'
import { ArrowRight, Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type CarouselApi, type CarouselOptions, Embla } from '@/components/ui/embla'

/** Embla switches the slides without animation; CSS fades them, which keeps the duration exact. */
const OPTIONS: CarouselOptions = { loop: true, duration: 0, watchDrag: false }

interface SlideshowControlsProps {
  viewport: HTMLElement
  /** Of each slide, where it shows an hour of the day, e.g. "05". */
  hours: readonly (string | undefined)[]
  current: number
  isPlaying: boolean
  /** Until the next slide; undefined while it waits. */
  autoplayMs: number | undefined
  onSelect: (index: number) => void
  onToggle: () => void
}

/** Moves the slides. Pause button, next button, "1 av 9", and a progress line for each slide. */
export function SlideshowControls({
  viewport,
  hours,
  current,
  isPlaying,
  autoplayMs,
  onSelect,
  onToggle,
}: SlideshowControlsProps) {
  const t = useTranslations('slideshow')
  const [api, setApi] = useState<CarouselApi>()
  const [timerStarts, setTimerStarts] = useState(0)
  const isRunning = autoplayMs !== undefined
  const hour = hours[current]
  return (
    <>
      <Embla
        viewport={viewport}
        options={OPTIONS}
        fade
        autoplayMs={autoplayMs}
        onReady={setApi}
        onSelect={onSelect}
        onTimerStart={() => setTimerStarts((count) => count + 1)}
      />
      {api && (
        <div
          role="group"
          aria-label={t('label')}
          className="slideshow-controls flex min-h-14.5 items-center pr-18 text-small lg:w-7/12 lg:pr-0 print:hidden noscript:hidden"
        >
          <button
            type="button"
            aria-label={t(isPlaying ? 'pause' : 'play')}
            onClick={onToggle}
            className="-ml-3.5 grid size-11 shrink-0 cursor-pointer place-items-center"
          >
            {isPlaying ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
          </button>
          <span aria-live={isRunning ? 'off' : 'polite'} className="num ml-2.5 shrink-0">
            <span>{t('position', { current: current + 1, total: hours.length })}</span>
            {hour && <span className="sr-only">{`, ${t('hour', { hour })}`}</span>}
          </span>
          <button
            type="button"
            aria-label={t('next')}
            onClick={() => {
              api.scrollNext()
              api.plugins().autoplay?.reset()
            }}
            className="mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center"
          >
            <ArrowRight className="size-4.5" />
          </button>
          {hours.some(Boolean) && (
            <span aria-hidden="true" className="num mr-4 min-w-44 shrink-0 quiet max-lg:hidden">
              {hour && t('light', { hour })}
            </span>
          )}
          <div aria-hidden="true" className="flex flex-1 gap-1 md:gap-1.5">
            {hours.map((_, index) => (
              <span key={index} className="h-0.5 flex-1 bg-rule-dark">
                <span
                  key={index === current ? timerStarts : undefined}
                  className={clsx(
                    'block h-full origin-left bg-ember forced-colors:bg-[Highlight]',
                    index > current && 'scale-x-0',
                    index === current &&
                      isRunning &&
                      'animate-[hairline-fill_var(--slide-duration)_linear_backwards]',
                  )}
                />
              </span>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
