'use client'

import { ArrowRight, Pause, Play } from 'lucide'
import { useEffect, useState } from 'react'
import { formatPosition } from '@/components/ui/carousel/format-position'
import { Icon } from '@/components/ui/icon'

export interface SlideshowLabels {
  label: string
  pause: string
  play: string
  next: string
  /** With `{current}` and `{total}`, e.g. "{current} av {total}". */
  position: string
}

interface SlideshowControlsProps {
  labels: SlideshowLabels
  /** The slide that is shown, from 0. */
  current: number
  count: number
  isPlaying: boolean
  /** True while the timer of the next slide runs. */
  isRunning: boolean
  /** Changes each time that the timer of the next slide restarts. */
  timerStarts: number
  /** The number changes halfway through the fade. */
  numberDelayMs: number
  onToggle: () => void
  onNext: () => void
}

/** Pause button, next button, "1 av 9" and a progress line for each slide. */
export function SlideshowControls({
  labels,
  current,
  count,
  isPlaying,
  isRunning,
  timerStarts,
  numberDelayMs,
  onToggle,
  onNext,
}: SlideshowControlsProps) {
  const [numbered, setNumbered] = useState(current)
  useEffect(() => {
    const timer = setTimeout(() => setNumbered(current), numberDelayMs)
    return () => clearTimeout(timer)
  }, [current, numberDelayMs])

  return (
    <div
      role="group"
      aria-label={labels.label}
      className="slideshow-controls needs-js flex min-h-14.5 items-center pr-18 text-small md:pr-0 lg:w-7/12"
    >
      <button
        type="button"
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={onToggle}
        className="-ml-3.5 grid size-11 shrink-0 cursor-pointer place-items-center"
      >
        <Icon icon={isPlaying ? Pause : Play} className="size-4.5" />
      </button>
      <span aria-live={isRunning ? 'off' : 'polite'} className="num ml-2.5 shrink-0">
        {formatPosition(labels.position, numbered + 1, count)}
      </span>
      <button
        type="button"
        aria-label={labels.next}
        onClick={onNext}
        className="mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center"
      >
        <Icon icon={ArrowRight} className="size-4.5" />
      </button>
      <div aria-hidden="true" className="flex flex-1 gap-1 md:gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="h-0.5 flex-1 bg-rule-dark">
            <span
              key={index === current ? timerStarts : undefined}
              className="hero-hairline"
              data-state={index < current ? 'past' : index === current ? 'current' : undefined}
              data-running={isRunning || undefined}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
