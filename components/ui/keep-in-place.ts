let frame = 0

/**
 * Holds an element where it stands in the window while rows around it open or close. WebKit has no scroll anchoring,
 * and that of the other browsers gives up where heights change by CSS.
 * @param rows what holds the rows; the element is held until nothing in it moves
 */
export function keepInPlace(element: Element, rows: Element): void {
  const { top } = element.getBoundingClientRect()
  const correct = () => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
    const isMoving = rows.getAnimations({ subtree: true }).some((one) => one instanceof CSSTransition)
    if (isMoving) frame = requestAnimationFrame(correct)
  }
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(correct)
}
