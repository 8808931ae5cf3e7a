'use client'

import clsx from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'

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
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', duration: 24 })
  const [current, setCurrent] = useState(0)
  const ready = carousel !== undefined

  useEffect(() => {
    if (!carousel) return
    const handleSelect = () => setCurrent(carousel.selectedScrollSnap())
    carousel.on('select', handleSelect)
    return () => {
      carousel.off('select', handleSelect)
    }
  }, [carousel])

  const step = (by: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    carousel?.scrollTo(carousel.selectedScrollSnap() + by, still)
  }

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
        // Without scripts the row scrolls, so the keyboard has to reach it.
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
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
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
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
    </section>
  )
}
