import { useEffect } from 'react'

const GAP_PX = 12
const STACK = '.widget-stack'
const FOOTER = '.site-footer'

/**
 * For the notices in `.widget-stack`: scrolls what has the focus, or takes it, away from them where they would hide it
 * (WCAG 2.4.11).
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    const stack = document.querySelector(STACK)
    const footer = document.querySelector<HTMLElement>(FOOTER)
    if (!stack) return
    const update = () => {
      // Space at the end of the page, so that its last links can be scrolled that far.
      footer?.style.setProperty('--covered-below', `${heightAtFoot(stack)}px`)
      uncoverFocus(stack)
    }
    const observer = new ResizeObserver(update)
    for (const notice of stack.children) observer.observe(notice)
    // The browser's own scrolling comes first, and what opens or folds on focus moves the rest with the next frame,
    // or with the end of its transition.
    const onFocus = () => requestAnimationFrame(() => requestAnimationFrame(() => uncoverFocus(stack)))
    const onTransitionEnd = () => uncoverFocus(stack)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('transitionend', onTransitionEnd)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('transitionend', onTransitionEnd)
      requestAnimationFrame(update)
    }
  }, [])
}

function boxesIn(stack: Element): DOMRect[] {
  return [...stack.children]
    .map((notice) => notice.getBoundingClientRect())
    .filter(({ height }) => height > 0)
}

/** How much of the window's foot the notices take. */
function heightAtFoot(stack: Element): number {
  const tops = boxesIn(stack)
    .filter(({ bottom }) => bottom >= window.innerHeight)
    .map(({ top }) => top)
  return window.innerHeight - Math.min(window.innerHeight, ...tops)
}

function uncoverFocus(stack: Element) {
  const focused = document.querySelector(':focus-visible')
  if (!focused || stack.contains(focused)) return
  for (const cover of boxesIn(stack)) {
    const box = focused.getBoundingClientRect()
    const middle = (box.top + box.bottom) / 2
    const isBehind =
      middle > cover.top && middle < cover.bottom && box.left < cover.right && box.right > cover.left
    if (!isBehind) continue
    const isAtTop = cover.bottom < window.innerHeight / 2
    window.scrollBy(0, isAtTop ? box.top - cover.bottom - GAP_PX : box.bottom - cover.top + GAP_PX)
  }
}
