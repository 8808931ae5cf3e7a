'use client'

import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface EmblaProps {
  /** Clips the slides; its first child is their row. */
  viewport: HTMLElement
  options: CarouselOptions
  /** Slides lie on top of each other instead of side by side. */
  fade?: boolean
  /** Milliseconds until the next slide; without it nothing moves by itself. */
  autoplayMs?: number
  onReady: (api: CarouselApi) => void
  /** Called with the slide that is shown from now on, from 0. */
  onSelect: (index: number) => void
  /** Called when the time until the next slide starts anew. */
  onTimerStart?: () => void
}

/** Moves slides that are on the page already. It renders nothing, so that it can be loaded later than they. */
export function Embla({
  viewport,
  options,
  fade = false,
  autoplayMs,
  onReady,
  onSelect,
  onTimerStart,
}: EmblaProps) {
  const plugins = useMemo(
    () => [...(fade ? [Fade()] : []), ...(autoplayMs === undefined ? [] : [Autoplay({ delay: autoplayMs })])],
    [fade, autoplayMs],
  )
  const [emblaRef, api] = useEmblaCarousel(options, plugins)
  useEffect(() => emblaRef(viewport), [emblaRef, viewport])

  const handleReady = useEffectEvent(onReady)
  const handleSelect = useEffectEvent(onSelect)
  const handleTimerStart = useEffectEvent(() => onTimerStart?.())
  useEffect(() => {
    if (!api) return
    const reInit = () => handleSelect(api.selectedScrollSnap())
    // Fade has changed the slides' style already; what React changes belongs to the same frame.
    const select = () => (fade ? flushSync(reInit) : reInit())
    const startTimer = () => handleTimerStart()
    handleReady(api)
    api.on('select', select).on('reInit', reInit).on('autoplay:timerset', startTimer)
    return () => {
      api.off('select', select).off('reInit', reInit).off('autoplay:timerset', startTimer)
    }
  }, [api, fade])
  return null
}
