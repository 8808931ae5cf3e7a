import { expect, test } from 'vitest'
import { everyAddress } from '@/tests/support/every-address'
// @ts-expect-error a plain script; its types stand in its comments
import { everyRoute } from '@/scripts/bench/lib/routes.mjs'
// @ts-expect-error a plain script; its types stand in its comments
import { everyPage } from '@/scripts/lighthouse/pages.mjs'

const withoutTwin = everyAddress.filter((path) => path !== '/food-event/hostretreat').sort()

test('what is measured is every page of the site', () => {
  expect([...(everyRoute as string[])].sort()).toEqual(withoutTwin)
  const paths = (everyPage as string[]).filter((path) => !path.includes('?'))
  expect(paths.sort()).toEqual(withoutTwin)
})
