'use client'

import { Pause, Play } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SlideshowProps } from './slideshow'
import { useSlideshow } from './slideshow-provider'

/** The number changes when the new picture outweighs the old one, halfway through the fade. */
const NUMBER_DELAY_MS = 500

/** Pause button, "1 av 9" and a hairline for each slide. */
export function HeroSlideControls({ words }: Pick<SlideshowProps, 'words'>) {
  const { label, pause, play, positions } = words
  const { current, playing, running, dispatch } = useSlideshow()
  const [shown, setShown] = useState(current)
  useEffect(() => {
    const timer = setTimeout(() => setShown(current), NUMBER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [current])

  return (
    <div
      role="group"
      aria-label={label}
      className="needs-js flex min-h-17 items-center gap-5 pr-18 text-small md:min-h-14.5 md:pr-0 lg:w-7/12"
    >
      <button
        type="button"
        aria-label={playing ? pause : play}
        onClick={() => dispatch({ type: 'choose', choice: playing ? 'paused' : 'playing' })}
        className="-mr-2.5 -ml-3.5 grid size-11 shrink-0 cursor-pointer place-items-center"
      >
        <Icon drawing={playing ? Pause : Play} className="size-4.5" />
      </button>
      <span className="num">{positions[shown]}</span>
      <div aria-hidden="true" className="flex flex-1 gap-1.5">
        {positions.map((position, index) => (
          <span key={position} className="h-0.5 flex-1 bg-rule-dark">
            <span
              className="hero-hairline"
              data-state={index < current ? 'past' : index === current ? 'current' : undefined}
              data-running={running || undefined}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
