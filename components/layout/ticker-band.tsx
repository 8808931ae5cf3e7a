'use client'

import { Pause, Play } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

const HIDDEN_FROM_PIXELS = 100

interface TickerBandProps {
  labels: { label: string; pause: string; play: string }
  children: ReactNode
}

/** Moves the strips, stops them on request, and hides them once the page is scrolled 100 px. */
export function TickerBand({ labels, children }: TickerBandProps) {
  const isHidden = useScrolledPast(HIDDEN_FROM_PIXELS - 1)
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section
      aria-label={labels.label}
      className="ticker"
      data-hidden={isHidden || undefined}
      data-paused={isPaused || undefined}
    >
      <div className="ticker-button needs-js">
        <button aria-label={isPaused ? labels.play : labels.pause} onClick={() => setIsPaused(!isPaused)}>
          <Icon icon={isPaused ? Play : Pause} />
        </button>
      </div>
      <div className="ticker-window">
        <div className="ticker-track">{children}</div>
      </div>
    </section>
  )
}
