/** Distance from the viewport at which an element counts as near. */
const NEAR = '600px'

/** Resolves once an element is near the viewport. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
  })
}
