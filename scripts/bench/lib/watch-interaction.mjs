/** Run inside the measured page, sent there as text: each is self-contained. */

/** Collects what the browser reports of interactions, from input to the next picture (as INP does). */
export function watchInteractions() {
  globalThis.interactions = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.interactions.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/**
 * Starts to wait for a soft navigation; `navigationTime` resolves with the milliseconds from the click until the new
 * page has been painted.
 * @param {string} path where it leads
 */
export function watchNavigation(path) {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  globalThis.navigationTime = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} has not come`)), 10_000)
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
