'use client'

import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { CarouselApi, CarouselOptions } from '@/components/ui/embla'
import { Skeleton } from '@/components/ui/skeleton'
import { reportPictures } from '@/lib/browser/report-pictures'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { NEAR, whenInView } from '@/lib/browser/when-in-view'

const loadEmbla = () => import('@/components/ui/embla')

const OPTIONS: CarouselOptions = {
  align: 'start',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

const STEP =
  'grid size-11 place-items-center focus-visible:-outline-offset-3 not-aria-disabled:cursor-pointer not-aria-disabled:hover:bg-fir-800 aria-disabled:text-edge'

interface CarouselProps {
  /** Accessible name, e.g. what the pictures show. */
  label: string
  /** One picture each; the key names it in the log. */
  slides: readonly { key: string; content: ReactNode }[]
}

/**
 * Controlled by swipe, buttons and arrow keys. A picture that fails to load is left out. Until embla has loaded, and
 * without scripts, it is a row that scrolls.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const t = useTranslations('slideshow')
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const { loaded, request } = useOnDemand(loadEmbla)
  const [api, setApi] = useState<CarouselApi>()
  const [selected, setSelected] = useState(0)
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = slides.filter(({ key }) => !failed.includes(key))
  const last = shown.length - 1
  const current = Math.min(selected, last)
  const ready = api !== undefined

  useEffect(() => {
    if (!viewport) return
    reportPictures(viewport)
    void whenInView(viewport, NEAR).then(request)
  }, [viewport, request])

  const hide = (key: string) => {
    console.warn(`[carousel] ${key} could not be loaded and is hidden`)
    setFailed((keys) => (keys.includes(key) ? keys : [...keys, key]))
  }
  if (last < 0) return null

  const step = (by: number) => {
    const next = Math.min(Math.max(current + by, 0), last)
    setSelected(next)
    if (api) api.scrollTo(next)
    else viewport?.scrollTo({ left: next * viewport.clientWidth })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else return
    event.preventDefault()
  }

  return (
    <section aria-label={label} onKeyDown={handleKey} className="relative size-full">
      <div
        ref={setViewport}
        // Until embla is ready the row itself scrolls and must be reachable by keyboard; a focus that it has stays.
        tabIndex={ready ? -1 : 0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (!loaded) setSelected(Math.round(scrollLeft / clientWidth))
        }}
        className={clsx('size-full', ready ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto')}
      >
        <ul className={clsx('flex h-full', ready && 'touch-pan-y')}>
          {shown.map(({ key, content }, index) => (
            <li
              key={key}
              aria-label={t('picture', { current: index + 1, total: shown.length })}
              aria-hidden={ready && index !== current}
              onError={() => hide(key)}
              className="relative h-full min-w-0 flex-[0_0_100%] snap-start"
            >
              <Skeleton />
              <div className="relative size-full">{content}</div>
            </li>
          ))}
        </ul>
      </div>
      {loaded && viewport && (
        <loaded.Embla
          viewport={viewport}
          options={OPTIONS}
          onReady={(embla) => {
            // Embla starts where the row was scrolled to.
            const { scrollLeft, clientWidth } = viewport
            viewport.scrollTo({ left: 0 })
            embla.scrollTo(Math.round(scrollLeft / clientWidth), true)
            setSelected(embla.selectedScrollSnap())
            setApi(embla)
          }}
          onSelect={setSelected}
        />
      )}
      <div className="absolute right-0 bottom-0 flex items-center on-fir print:hidden noscript:hidden">
        <button
          type="button"
          aria-label={t('previous')}
          aria-disabled={current === 0}
          onClick={() => step(-1)}
          className={STEP}
        >
          <ArrowLeft className="size-5" />
        </button>
        <p aria-live="polite" className="num px-1 text-small">
          <span aria-hidden="true">
            {current + 1}/{shown.length}
          </span>
          <span className="sr-only">{t('picture', { current: current + 1, total: shown.length })}</span>
        </p>
        <button
          type="button"
          aria-label={t('next')}
          aria-disabled={current === last}
          onClick={() => step(1)}
          className={STEP}
        >
          <ArrowRight className="size-5" />
        </button>
      </div>
    </section>
  )
}
