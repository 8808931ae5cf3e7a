'use client'

import clsx from 'clsx'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { reportPictures } from '@/lib/browser/report-pictures'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useMedia } from '@/lib/browser/use-media'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { HeroScrim } from './hero-scrim'

const loadControls = () => import('./slideshow-controls')

export const SLIDE_MS = 5000
const FADE_MS = 1000
/** The remaining pictures are fetched this long after the first two have loaded. */
const PRELOAD_DELAY_MS = 500

export interface Slide {
  name: string
  tone: 'snow' | 'fir'
  /** Of a light of the home page, e.g. "05". */
  hour: string | undefined
  /** Rendered by the server. */
  picture: ReactNode
}

interface SlideshowProps {
  slides: readonly Slide[]
  className?: string
  stageClassName?: string
  /** The panel below the pictures; the controls follow it. */
  children: ReactNode
  footer?: ReactNode
}

/**
 * The first picture is in the server's HTML; embla and the other pictures are fetched once it has loaded. Without
 * scripts the pictures are a row that scrolls.
 */
export function Slideshow({ slides, className, stageClassName, children, footer }: SlideshowProps) {
  const isHydrated = useHydrated()
  const isMotionReduced = useMedia('(prefers-reduced-motion: reduce)')
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  // Without controls the first picture stays.
  const { loaded: controls, request } = useOnDemand(loadControls)
  const [selected, setSelected] = useState(0)
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const [isRestWanted, setIsRestWanted] = useState(false)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const shown = slides.filter(({ name }) => !failed.has(name))
  const current = Math.min(selected, shown.length - 1)
  const tone = shown[current]?.tone ?? 'snow'
  const isLoaded = (slide?: Slide) => slide !== undefined && loaded.has(slide.name)
  const isFirstLoaded = isLoaded(shown[0])

  const isPlaying = choice ? choice === 'play' : !isMotionReduced
  const isInterrupted = choice !== 'play' && (isHovered || isFocused)
  const isRunning =
    isPlaying &&
    !isInterrupted &&
    shown.length > 1 &&
    isLoaded(shown[current]) &&
    isLoaded(shown[(current + 1) % shown.length])
  const isFetched = (slide: Slide, index: number) =>
    index === current || isLoaded(slide) || (isPlaying && (isRestWanted || (index === 1 && isFirstLoaded)))

  useEffect(() => {
    if (isFirstLoaded) void request()
  }, [isFirstLoaded, request])

  const canPreload = isPlaying && loaded.size > 1
  useEffect(() => {
    if (!canPreload) return
    const timer = setTimeout(() => setIsRestWanted(true), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [canPreload])

  useEffect(() => reportPictures(viewport), [viewport])

  const resetChoice = () => {
    // Play overrides hover and focus until they leave.
    if (choice === 'play' && !isMotionReduced) setChoice(undefined)
  }

  return (
    <section
      data-hero-tone={tone}
      data-paused={choice === 'pause' || undefined}
      className={clsx('hero relative isolate flex flex-col on-fir', className)}
      style={{ '--slide-duration': `${SLIDE_MS}ms`, '--fade-duration': `${FADE_MS}ms` } as CSSProperties}
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
      <div className={clsx('relative -z-20 flex-1 overflow-hidden', stageClassName)}>
        <Skeleton />
        <div
          ref={setViewport}
          className="hero-pictures [container-type:size] absolute inset-0 noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
        >
          <div className="flex h-full">
            {shown.map((slide, index) => {
              const { name, picture } = slide
              return (
                <div
                  key={name}
                  className="hero-slide relative h-full flex-[0_0_100%] overflow-hidden noscript:snap-start"
                  aria-hidden={isHydrated && index !== current}
                  data-current={index === current || undefined}
                  onLoad={() => setLoaded((names) => new Set(names).add(name))}
                  onError={() => setFailed((names) => new Set(names).add(name))}
                >
                  {isFetched(slide, index) ? picture : <noscript>{picture}</noscript>}
                </div>
              )
            })}
          </div>
        </div>
        {[...new Set(slides.map(({ tone }) => tone))].map((scrim) => (
          <HeroScrim key={scrim} tone={scrim} isCurrent={scrim === tone} />
        ))}
      </div>
      {children}
      <div className="bg-fir-950">
        <div className="wrap min-h-14.5">
          {controls && viewport && (
            <controls.SlideshowControls
              viewport={viewport}
              hours={shown.map(({ hour }) => hour)}
              current={current}
              isPlaying={isPlaying}
              autoplayMs={isRunning ? SLIDE_MS : undefined}
              onSelect={setSelected}
              onToggle={() => setChoice(isPlaying ? 'pause' : 'play')}
            />
          )}
        </div>
      </div>
      {footer}
    </section>
  )
}
