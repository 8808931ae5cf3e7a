import { expect, type Page } from '@playwright/test'

/** Where the focus is after a press of Tab. */
interface Stop {
  name: string
  /** Place in the page, in pixels; undefined for what is fixed to the window. */
  place?: { left: number; top: number }
  /** What is wrong with it. */
  problems: string[]
}

const MOST_STOPS = 400

/**
 * Walks through the whole page by Tab, from its beginning until the focus leaves it, and checks every stop: it is
 * within the window, shows where it is, and nothing lies on it (WCAG 2.4.7, 2.4.11); the order follows the page
 * (2.4.3); and the walk ends (2.1.2).
 * @returns the names of the stops
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const stops: Stop[] = []
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (!stop) break
    stops.push(stop)
  }
  expect(await page.evaluate(findUnvisited), 'never reached').toEqual([])
  expect(stops.length, 'stops before the focus leaves the page').toBeLessThan(MOST_STOPS)
  expect(stops.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual([])
  expect(findBackwardSteps(stops), 'order').toEqual([])
  return stops.map(({ name }) => name)
}

/** A step goes on where it goes down or to the right. */
function findBackwardSteps(stops: readonly Stop[]): string[] {
  const placed = stops.flatMap(({ name, place }) => (place ? [{ name, ...place }] : []))
  return placed.flatMap((to, index) => {
    const from = placed[index - 1]
    const isBackward = from && to.top < from.top - 8 && to.left <= from.left + 8
    return isBackward ? [`${from.name} → ${to.name}`] : []
  })
}

/** Runs in the page. Null where the focus has left the page, or comes by a second time. */
async function describeStop(): Promise<Stop | null> {
  // what scrolls to the stop has done so by the next frame
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  // a date is one field with several stops, one after the other
  const latest = document.querySelector('[data-walked="latest"]')
  if (element.hasAttribute('data-walked') && element !== latest) return null
  latest?.setAttribute('data-walked', '')
  element.setAttribute('data-walked', 'latest')
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  const name = `${element.tagName.toLowerCase()} ${(label || element.getAttribute('name') || element.id).slice(0, 40)}`
  // the ring of a hidden native control is drawn on what stands for it
  const shown = standIn(element)
  const box = shown.getBoundingClientRect()
  const problems: string[] = []
  const isShown = shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  if (!isShown || isCovered(shown, box)) problems.push('is outside the window, hidden or covered')
  if (Math.min(box.right, innerWidth) - Math.max(box.left, 0) < box.width / 2)
    problems.push('is mostly beside the window')
  if (![element, shown, element.closest('label')].some(hasRing) && !isCalendarButton(element))
    problems.push('does not show the focus')
  const fixed = isFixed(element)
  return { name, place: fixed ? undefined : { left: box.left + scrollX, top: box.top + scrollY }, problems }

  function standIn(control: Element): Element {
    const { opacity, clipPath, position } = getComputedStyle(control)
    const size = control.getBoundingClientRect()
    const unseen = opacity === '0' || clipPath !== 'none' || (position === 'absolute' && size.width <= 1)
    if (!(control instanceof HTMLInputElement) || !unseen) return control
    return control.closest('label') ?? control.labels?.[0] ?? control
  }

  function hasRing(part: Element | null): boolean {
    if (!part) return false
    return [part, ...part.querySelectorAll(':scope > *')].some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
  }

  /** The browser draws the ring of a date field's calendar button by itself, within the field. */
  function isCalendarButton(control: Element): boolean {
    return control.matches('input[type="date"]:not(:focus-visible)')
  }

  /** Entirely, as WCAG 2.4.11 has it: no point of a grid over the element belongs to it. */
  function isCovered(part: Element, { left, top, width, height }: DOMRect): boolean {
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    return !shares.some((down) =>
      shares.some((across) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return hit !== null && (part.contains(hit) || hit.contains(part))
      }),
    )
  }

  function isFixed(part: Element): boolean {
    for (let candidate: Element | null = part; candidate; candidate = candidate.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(candidate).position)) return true
    }
    return false
  }
}

/** Runs in the page: what Tab should have come to. Of radio buttons one stands for its group. */
function findUnvisited(): string[] {
  const radios = document.querySelectorAll<HTMLInputElement>('input[type="radio"][data-walked]')
  const groups = new Set([...radios].map(({ name }) => name))
  const selector = 'a[href], button, input, select, textarea, [tabindex]:not([role="tablist"])'
  return (
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [data-walked]'))
      // messages appear above the fields that the walk has left empty
      .filter((control) => !control.closest('[inert], [role="alert"]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !(control instanceof HTMLInputElement && groups.has(control.name)))
      .map((control) => control.outerHTML.slice(0, 100))
  )
}
