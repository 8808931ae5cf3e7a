/**
 * Runs inside the measured page, before anything of it: collects what the browser reports. Self-contained, since it is
 * sent there as text.
 */
export function watchPage() {
  let lcp = { startTime: 0, tag: 'none' }
  let blocking = 0
  let cls = 0
  let lastActivity = 0
  const observe = (type, read) =>
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
    if (!entry.hadRecentInput) cls += entry.value
  })
  observe('resource', () => {})

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
