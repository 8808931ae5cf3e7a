/** Functions that run inside the measured page. Each is sent there as text, so it must not use anything outside itself. */

export interface Figures {
  /** Milliseconds. */
  lcp: number
  fcp: number
  /** What long tasks take beyond 50 ms each. */
  blocking: number
  cls: number
  /** Tag of the largest element. */
  element: string
}

declare global {
  var isQuietFor: (milliseconds: number) => boolean
  var readFigures: () => Figures
  var interactions: number[]
  var navigationTime: Promise<number>
}

type LoadEntry = PerformanceEntry & {
  element?: Element | null
  value?: number
  hadRecentInput?: boolean
}

/** Collects what the browser reports of a page load; runs before the page's own scripts. */
export function watchPage(): void {
  let lcp = { startTime: 0, tag: 'none' }
  let blocking = 0
  let cls = 0
  let lastActivity = 0
  const observe = (type: string, read: (entry: LoadEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        read(entry)
        lastActivity = Math.max(lastActivity, entry.startTime + entry.duration)
      }
    }).observe({ type, buffered: true })

  observe('largest-contentful-paint', (entry) => {
    lcp = { startTime: entry.startTime, tag: entry.element?.tagName ?? 'removed' }
  })
  observe('longtask', (entry) => {
    blocking += Math.max(0, entry.duration - 50)
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) cls += entry.value ?? 0
  })
  observe('resource', () => undefined)

  globalThis.isQuietFor = (milliseconds) =>
    document.readyState === 'complete' && performance.now() - lastActivity > milliseconds
  globalThis.readFigures = () => ({
    lcp: lcp.startTime,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    blocking,
    cls,
    element: lcp.tag,
  })
}

/** Collects the durations of interactions, from input to the next paint (as INP does). */
export function watchInteractions(): void {
  globalThis.interactions = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) globalThis.interactions.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Sets `navigationTime`: ms from the next click until the page at `path` has been painted. */
export function watchNavigation(path: string): void {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  globalThis.navigationTime = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} did not appear`)), 10_000)
    const observer = new MutationObserver(() => {
      if (clicked === 0 || location.pathname !== path || heading() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clicked)
        port2.postMessage(undefined)
      })
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Skips the cookie banner, which would cover what is measured. */
export function refuseCookies(): void {
  localStorage.setItem('cookieConsent', 'false')
}
