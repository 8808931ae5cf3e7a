/** How far ahead of the window a part of the page counts as near. */
const NEAR = '600px'

/** Resolves once an element is near the window: the moment to fetch what only its use needs. */
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
