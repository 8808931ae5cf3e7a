/** How the document was opened. */
export function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type
}

/** Whether the browser restores the position of a document that it opens again. Asked before the page is interactive. */
export const isPositionRestored = () =>
  !document.documentElement.dataset.hydrated && ['reload', 'back_forward'].includes(navigationType() ?? '')
