/** For what is fetched before it comes into view. */
export const NEAR: IntersectionObserverInit = { rootMargin: '600px' }

/** Resolves once an element is in view, or as near to it as the options say. */
export function whenInView(element: Element, options: IntersectionObserverInit): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    }, options)
    observer.observe(element)
  })
}
