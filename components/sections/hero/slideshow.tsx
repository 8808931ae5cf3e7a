'use client'

import clsx from 'clsx'
import { useCallback, useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import type { CarouselApi, CarouselOptions } from '@/components/ui/carousel/embla'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useReducedMotion } from '@/lib/browser/use-media'
import { HeroPicture, HeroScrim, type HeroSlide } from './hero-picture'
import type { SlideshowLabels } from './slideshow-controls'
import type * as SlideshowParts from './slideshow-parts'

const SLIDE_MS = 5000
const FADE_MS = 1000
/** The remaining pictures are fetched this long after the first two have loaded. */
const PRELOAD_DELAY_MS = 500

/** Embla switches the slides without animation; CSS fades them, which keeps the duration exact. */
const OPTIONS: CarouselOptions = { loop: true, duration: 0, watchDrag: false }

export interface SlideshowProps {
  slides: readonly [HeroSlide, ...HeroSlide[]]
  labels: SlideshowLabels
  /** Fade of the first picture if it loads after the scripts. */
  firstFadeMs?: number
  className?: string
  stageClassName?: string
  /** The panel below the pictures; the controls follow it. */
  children: ReactNode
  /** Below the controls. */
  footer?: ReactNode
}

/**
 * The first picture is in the server's HTML; embla and the other pictures are fetched once it has loaded. Without
 * scripts the pictures are a row that scrolls.
 */
export function Slideshow({
  slides,
  labels,
  firstFadeMs = FADE_MS,
  className,
  stageClassName,
  children,
  footer,
}: SlideshowProps) {
  const isHydrated = useHydrated()
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [parts, setParts] = useState<typeof SlideshowParts>()
  const [api, setApi] = useState<CarouselApi>()
  const [selected, setSelected] = useState(0)
  const [timerStarts, setTimerStarts] = useState(0)
  const [loaded, setLoaded] = useState<readonly string[]>([])
  const [failed, setFailed] = useState<readonly string[]>([])
  const [firstState, setFirstState] = useState<'waiting' | 'entering'>()
  const [isRestWanted, setIsRestWanted] = useState(false)
  /** Set by the button. */
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isMotionReduced = useReducedMotion()

  const shown = slides.filter((slide) => !failed.includes(slide.picture.name))
  const current = Math.min(selected, shown.length - 1)
  const currentSlide = shown[current]
  const nextSlide = shown[(current + 1) % shown.length]
  const tone = currentSlide?.tone ?? 'snow'
  const isLoaded = (slide: HeroSlide | undefined) =>
    slide !== undefined && loaded.includes(slide.picture.name)

  const isPlaying = choice ? choice === 'play' : !isMotionReduced
  const isInterrupted = choice !== 'play' && (isHovered || isFocused)
  const isRunning =
    isPlaying && !isInterrupted && shown.length > 1 && isLoaded(currentSlide) && isLoaded(nextSlide)
  const isFetched = (slide: HeroSlide, index: number) =>
    index === current ||
    isLoaded(slide) ||
    (isPlaying && (isRestWanted || (index === 1 && isLoaded(shown[0]))))

  const canStart = viewport !== null && isLoaded(shown[0])
  useEffect(() => {
    if (!canStart) return
    // Without the parts the first picture stays.
    import('./slideshow-parts').then(setParts, () => {})
  }, [canStart])

  const canPreload = isPlaying && loaded.length > 1
  useEffect(() => {
    if (!canPreload) return
    const timer = setTimeout(() => setIsRestWanted(true), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [canPreload])

  const firstName = slides[0].picture.name
  const attach = useCallback(
    (element: HTMLElement | null) => {
      setViewport(element)
      const image = element?.querySelector('img')
      if (!image) return
      // It may have loaded or failed before hydration.
      if (!image.complete) setFirstState('waiting')
      else if (image.naturalWidth > 0) setLoaded((names) => withName(names, firstName))
      else setFailed((names) => withName(names, firstName))
    },
    [firstName],
  )

  const resetChoice = () => {
    // Play overrides hover and focus until they leave.
    if (choice === 'play' && !isMotionReduced) setChoice(undefined)
  }

  return (
    <section
      data-hero-tone={tone}
      data-paused={choice === 'pause' || undefined}
      className={clsx('hero on-fir', className)}
      style={
        {
          '--slide-duration': `${SLIDE_MS}ms`,
          '--fade-duration': `${FADE_MS}ms`,
          '--first-fade-duration': `${firstFadeMs}ms`,
        } as CSSProperties
      }
      // pointermove rather than pointerenter: a mouse that was there when the page opened must not pause it.
      onPointerMove={({ pointerType }) => setIsHovered(pointerType !== 'touch')}
      onPointerLeave={() => {
        setIsHovered(false)
        resetChoice()
      }}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsFocused(false)
        resetChoice()
      }}
    >
      <div className={clsx('hero-stage', stageClassName)}>
        <Skeleton tone="fir" className="absolute inset-0" />
        <div ref={attach} className="hero-slides absolute inset-0">
          <div className="flex h-full">
            {shown.map((slide, index) => {
              const { name } = slide.picture
              const isFirst = name === firstName
              return (
                <div
                  key={name}
                  className="hero-slide"
                  aria-hidden={isHydrated && index !== current}
                  data-current={index === current || undefined}
                  data-state={isFirst ? firstState : undefined}
                  onLoad={() => {
                    setLoaded((names) => withName(names, name))
                    if (isFirst && firstState) setFirstState('entering')
                  }}
                  onError={() => setFailed((names) => withName(names, name))}
                >
                  {isFetched(slide, index) ? (
                    <HeroPicture slide={slide} isFirst={isFirst} />
                  ) : (
                    <noscript>
                      <HeroPicture slide={slide} isFirst={false} />
                    </noscript>
                  )}
                </div>
              )
            })}
          </div>
        </div>
        {[...new Set(slides.map((slide) => slide.tone ?? 'snow'))].map((scrim) => (
          <HeroScrim key={scrim} tone={scrim} isCurrent={scrim === tone} />
        ))}
        {viewport && canStart && parts && (
          <parts.Embla
            viewport={viewport}
            options={OPTIONS}
            fade
            autoplayMs={isRunning ? SLIDE_MS : undefined}
            onReady={setApi}
            onSelect={setSelected}
            onTimerStart={() => setTimerStarts((count) => count + 1)}
          />
        )}
      </div>
      {children}
      <div className="bg-fir-950">
        <div className="wrap">
          <div className="min-h-14.5">
            {api && parts && (
              <parts.SlideshowControls
                labels={labels}
                current={current}
                count={shown.length}
                isPlaying={isPlaying}
                isRunning={isRunning}
                timerStarts={timerStarts}
                numberDelayMs={isMotionReduced ? 0 : FADE_MS / 2}
                onToggle={() => setChoice(isPlaying ? 'pause' : 'play')}
                onNext={() => {
                  api.scrollNext()
                  api.plugins().autoplay?.reset()
                }}
              />
            )}
          </div>
        </div>
      </div>
      {footer}
    </section>
  )
}

function withName(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name]
}
