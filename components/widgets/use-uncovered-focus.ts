import { useEffect } from 'react'

const GAP_PX = 12

/**
 * Scrolls a focused element that is behind `.widget-stack`, at the bottom of the window, to above it (WCAG 2.4.11).
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    const stack = document.querySelector('.widget-stack')
    if (!stack) return
    const { style } = document.documentElement
    const uncover = () => uncoverFocus(stack)
    const observer = new ResizeObserver(() => {
      // Space at the end of the page, so that its last links can be scrolled into view.
      style.setProperty('--covered-below', `${stack.getBoundingClientRect().height}px`)
      uncover()
    })
    observer.observe(stack)
    // After the browser's own scrolling, and after anything that opens on focus has moved the page.
    const onFocus = () => requestAnimationFrame(() => requestAnimationFrame(uncover))
    document.addEventListener('focusin', onFocus)
    document.addEventListener('transitionend', uncover)
    return () => {
      observer.disconnect()
      style.removeProperty('--covered-below')
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('transitionend', uncover)
    }
  }, [])
}

function uncoverFocus(stack: Element) {
  const focused = document.querySelector(':focus-visible')
  if (!focused || stack.contains(focused)) return
  const cover = stack.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  const isBehind = (box.top + box.bottom) / 2 > cover.top && box.left < cover.right && box.right > cover.left
  if (isBehind && cover.height > 0) window.scrollBy(0, box.bottom - cover.top + GAP_PX)
}
