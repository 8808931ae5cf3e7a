'use client'

import clsx from 'clsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Slideshow, SlideshowProps } from './slideshow'

interface SlideshowIslandProps extends Omit<SlideshowProps, 'stage'> {
  firstFadeMs?: number
  className?: string
  /** The first picture, a HeroStill. */
  children: ReactNode
}

/**
 * Waits for the first picture and then fetches what changes it for others, which lie over it. So the first view
 * needs no script, and no other picture competes with it (site.md, section 4).
 */
export function SlideshowIsland({ firstFadeMs, className, children, ...slideshow }: SlideshowIslandProps) {
  const box = useRef<HTMLDivElement>(null)
  const [started, setStarted] = useState<{ Component: typeof Slideshow; stage: HTMLElement }>()

  useEffect(() => {
    const stage = box.current
    if (!stage) return
    let isGone = false
    void firstPictureOf(stage, firstFadeMs)
      .then(() => import('./slideshow'))
      .then(
        ({ Slideshow: Component }) => {
          if (!isGone) setStarted({ Component, stage })
        },
        () => {
          // The first picture stays, which is what a visitor without scripts sees.
        },
      )
    return () => {
      isGone = true
    }
  }, [firstFadeMs])

  return (
    <div ref={box} className={clsx('hero-stage', className)}>
      {children}
      {started && <started.Component {...slideshow} stage={started.stage} />}
    </div>
  )
}

/** Resolves when the first picture is there or has failed. Where a script came before it, it fades in. */
async function firstPictureOf(stage: HTMLElement, fadeMs?: number): Promise<void> {
  const image = stage.querySelector('img')
  const still = image?.closest<HTMLElement>('.hero-still')
  if (!image || !still || image.complete) return
  still.dataset.state = 'waiting'
  await new Promise((resolve) => {
    image.addEventListener('load', resolve)
    image.addEventListener('error', resolve)
  })
  if (fadeMs !== undefined) still.style.animationDuration = `${fadeMs}ms`
  still.dataset.state = 'entering'
}
