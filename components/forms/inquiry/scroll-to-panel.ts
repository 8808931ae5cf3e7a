/** Space for the header above the panel. */
const OFFSET = { mobile: 80, desktop: 120 } as const
const DELAY_MS = 100

/** Scrolls to a tab's panel 100 ms after the tab is opened, smoothly unless reduced motion is preferred. */
export function scrollToPanel(panelId: string): void {
  setTimeout(() => {
    const panel = document.getElementById(panelId)
    if (panel === null) return
    const offset = matchMedia('(width >= 48rem)').matches ? OFFSET.desktop : OFFSET.mobile
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({
      top: panel.getBoundingClientRect().top + scrollY - offset,
      behavior: isMotionReduced ? 'auto' : 'smooth',
    })
  }, DELAY_MS)
}
