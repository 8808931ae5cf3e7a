'use client'

import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { scrollBehavior } from '@/lib/browser/scroll-behavior'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

const SHOWN_AFTER_PIXELS = 300

export function ScrollToTop() {
  const t = useTranslations('layout')
  const isShown = useScrolledPast(SHOWN_AFTER_PIXELS)
  if (!isShown) return null

  function handleClick() {
    // The button is about to unmount and would lose the focus.
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }

  return (
    <button
      type="button"
      aria-label={t('scrollToTop')}
      className="grid size-11 cursor-pointer place-items-center rounded-sm border-[1.5px] border-edge bg-white text-fir-950 hover:border-fir-950 hover:bg-snow-shade"
      onClick={handleClick}
    >
      <ArrowUp className="size-5" />
    </button>
  )
}
