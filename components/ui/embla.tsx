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
  /** Slides are stacked instead of side by side. */
  fade?: boolean
  /** Milliseconds until the next slide; undefined turns autoplay off. */
  autoplayMs?: number
  onReady: (api: CarouselApi) => void
  onSelect: (index: number) => void
  onTimerStart?: () => void
}

/** Attaches embla to slides that are on the page already. Renders nothing, so that it can load later. */
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
    // The plugin has changed the styles already; React has to render in the same frame.
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
