/** What a floating button must not lie on. */
const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, label, .btn, [role="tab"]'
/** For browsers without `scrollend`. */
const SCROLL_END_MS = 200
/** How many windows a page is scrolled before a button with `data-floating="below"` shows. */
const MIN_WINDOWS = 2

/**
 * Sets `data-aside` on each `[data-floating]` button (app/styles/widgets.css) from the page scrolling down until it
 * scrolls up or ends, and where it would lie on a control of a scrolled page. At the top of a page the layout leaves
 * them room.
 * @returns stops it
 */
export function keepControlsClear(): () => void {
  let before = 0
  let isScrollingDown = false
  let timer: ReturnType<typeof setTimeout>
  const setAside = (isAside: (button: Element) => boolean) => {
    for (const button of document.querySelectorAll('[data-floating]'))
      button.toggleAttribute('data-aside', isAside(button))
  }
  const settle = () => {
    clearTimeout(timer)
    const { scrollY, innerHeight } = window
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    setAside(
      (button) =>
        scrollY > 0 &&
        ((isScrollingDown && !isAtEnd) ||
          (button.getAttribute('data-floating') === 'below' && scrollY < MIN_WINDOWS * innerHeight) ||
          liesOnControl(button)),
    )
  }
  const move = () => {
    if (window.scrollY !== before) isScrollingDown = window.scrollY > before
    if (isScrollingDown) setAside(() => true)
    else settle()
    before = window.scrollY
    clearTimeout(timer)
    timer = setTimeout(settle, SCROLL_END_MS)
  }
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  window.addEventListener('scroll', move, options)
  window.addEventListener('scrollend', settle, options)
  window.addEventListener('resize', settle, options)
  // The page may have been scrolled before this script came. With the next frame, which lays the page out anyway.
  const frame = requestAnimationFrame(move)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    stop.abort()
  }
}

function liesOnControl(button: Element): boolean {
  const own = button.getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  return places.some(([x, y]) =>
    document
      .elementsFromPoint(own.left + own.width * x, own.top + own.height * y)
      .some((below) => below.closest('main, footer') && below.closest(CONTROLS)),
  )
}
