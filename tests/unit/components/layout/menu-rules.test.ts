import { expect, it } from 'vitest'
import { listMenu, sectionCurrent } from '@/components/layout/menu-rules'
import { navigation } from '@/content/navigation'

it.each([
  ['/celebrate', [['/celebrate', 'page']]],
  ['/relax', [['/magic', 'true']]],
  ['/teambuilding', [['/conference', 'true']]],
  ['/booking-inquiry', []],
  ['/', []],
])('at %s the bar marks %j', (path, marked) => {
  const entries = listMenu(navigation, 'bar', 'sv').map((entry) => [entry.href, sectionCurrent(entry, path)])
  expect(entries.filter(([, current]) => current)).toEqual(marked)
})
