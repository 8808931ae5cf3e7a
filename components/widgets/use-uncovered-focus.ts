import { useEffect } from 'react'

const GAP_PX = 12
const STACK = '.widget-stack'

/**
 * For the notices at the foot of the window, in `.widget-stack`: scrolls what has the focus, or takes it, to above them
 * where they would hide it (WCAG 2.4.11).
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    const stack = document.querySelector(STACK)
    if (!stack) return
    const update = () => {
      // Space at the end of the page, so that its last links can be scrolled that far.
      document.documentElement.style.setProperty('--covered-below', `${coverOf(stack)?.height ?? 0}px`)
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

/** The place that the notices take; undefined while there is none. */
function coverOf(stack: Element): DOMRect | undefined {
  const boxes = [...stack.children]
    .map((notice) => notice.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  const top = Math.min(...boxes.map((box) => box.top))
  const [first] = boxes
  return first && new DOMRect(first.left, top, first.width, Math.max(...boxes.map((box) => box.bottom)) - top)
}

function uncoverFocus(stack: Element) {
  const focused = document.querySelector(':focus-visible')
  const cover = coverOf(stack)
  if (!focused || !cover || stack.contains(focused)) return
  const box = focused.getBoundingClientRect()
  const isBehind = (box.top + box.bottom) / 2 > cover.top && box.left < cover.right && box.right > cover.left
  if (isBehind) window.scrollBy(0, box.bottom - cover.top + GAP_PX)
}
