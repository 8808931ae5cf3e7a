import { useEffect } from 'react'

const AIR = 12

/**
 * For what is fixed to the foot of the window, in `.widget-stack`: what has the focus, or takes it, and would be hidden
 * behind the stack is scrolled to above it (WCAG 2.4.11).
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    const stack = document.querySelector('.widget-stack')
    if (!stack) return
    const { style } = document.documentElement
    const uncover = () => uncoverFocus(stack)
    const observer = new ResizeObserver(() => {
      // room at the end of the page, so that its last links can be scrolled that far
      style.setProperty('--covered-below', `${stack.getBoundingClientRect().height}px`)
      uncover()
    })
    observer.observe(stack)
    // The browser's own scrolling comes first, and what opens or folds on focus moves the rest with the next frame,
    // or with the end of its transition.
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
  if (isBehind && cover.height > 0) window.scrollBy(0, box.bottom - cover.top + AIR)
}
