import { expect, test } from 'vitest'
import { listMenu, sectionCurrent } from '@/components/layout/menu-rules'
import { navigation } from '@/content/navigation'

test.each([
  ['/celebrate', [['/celebrate', 'page']]],
  ['/relax', [['/magic', 'true']]],
  ['/magic', [['/magic', 'page']]],
  ['/teambuilding', [['/conference', 'true']]],
  ['/booking-inquiry', []],
  ['/', []],
])('the bar at %s marks %j', (path, marked) => {
  const entries = listMenu(navigation, 'bar', 'sv')
  const currents = entries.map((entry) => [entry.href, sectionCurrent(entry, path, entries)])
  expect(currents.filter(([, current]) => current)).toEqual(marked)
})
