'use client'

import { ArrowUp } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

const SHOWN_AFTER_PIXELS = 300

export function ScrollToTop({ label }: { label: string }) {
  const isShown = useScrolledPast(SHOWN_AFTER_PIXELS)
  if (!isShown) return null

  function scrollToTop() {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // The button is about to unmount and would lose the focus.
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' })
  }

  return (
    <button type="button" aria-label={label} className="scroll-to-top" onClick={scrollToTop}>
      <Icon icon={ArrowUp} className="size-5" />
    </button>
  )
}
