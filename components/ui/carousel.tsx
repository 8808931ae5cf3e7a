'use client'

import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from './icon'
import { useCarousel } from './use-carousel'

interface CarouselProps {
  /** Accessible name, e.g. what the pictures show. */
  label: string
  previousLabel: string
  nextLabel: string
  /** One slide each, with its position in words, e.g. "Bild 1 av 3". */
  slides: readonly { key: string; position: string; content: ReactNode }[]
  className?: string
}

/** Slides that a person swipes, steps through with buttons or the arrow keys. Without scripts, a row that scrolls. */
export function Carousel({ label, previousLabel, nextLabel, slides, className }: CarouselProps) {
  const { viewport, ready, current, step } = useCarousel()

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else return
    event.preventDefault()
  }

  return (
    <section aria-label={label} onKeyDown={handleKey} className={clsx('relative', className)}>
      <div
        ref={viewport}
        // Until embla has taken over, the row scrolls by itself, so the keyboard has to reach it.
        tabIndex={ready ? undefined : 0}
        className={clsx('size-full', ready ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto')}
      >
        <ul className="flex h-full touch-pan-y">
          {slides.map(({ key, position, content }, index) => (
            <li
              key={key}
              aria-label={position}
              aria-hidden={ready && index !== current}
              className="h-full min-w-0 flex-[0_0_100%] snap-start"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className="needs-js absolute right-0 bottom-0 flex items-center on-fir">
        <button
          type="button"
          aria-label={previousLabel}
          aria-disabled={current === 0}
          onClick={() => step(-1)}
          className="carousel-step"
        >
          <Icon drawing={ArrowLeft} className="size-5" />
        </button>
        <p aria-live="polite" className="num px-1 text-small">
          {slides[current]?.position}
        </p>
        <button
          type="button"
          aria-label={nextLabel}
          aria-disabled={current === slides.length - 1}
          onClick={() => step(1)}
          className="carousel-step"
        >
          <Icon drawing={ArrowRight} className="size-5" />
        </button>
      </div>
    </section>
  )
}
