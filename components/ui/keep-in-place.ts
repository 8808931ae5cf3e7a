let frame = 0

/**
 * Keeps an element at its position in the window while rows around it open or close. WebKit has no scroll anchoring,
 * and other browsers suspend it while heights are animated.
 * @param rows container of the rows; the correction ends when its transitions end
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
