/** As far outside of the window as the framework's own links look ahead. */
const AHEAD = '200px'

const awaited = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once an element stands in the window or just outside. One observer serves all of a page's links.
 * @returns the way to give it up before
 */
export function onApproach(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        awaited.get(target)?.()
        forget(target)
      }
    },
    { rootMargin: AHEAD },
  )
  awaited.set(element, callback)
  observer.observe(element)
  return () => forget(element)
}

function forget(element: Element): void {
  awaited.delete(element)
  observer?.unobserve(element)
}
