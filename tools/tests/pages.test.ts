import { expect, test } from 'vitest'
import { everyAddress } from '@/tests/support/every-address'
import { everyRoute, inBothLanguages, isListed } from '../pages.ts'

test('every page of the site is measured, the retreat once', () => {
  const paths = everyAddress.filter((path) => path !== '/food-event/hostretreat')
  expect([...everyRoute].sort()).toEqual(paths.sort())
})

test('addresses come in both languages, and those closed to search engines are known', () => {
  expect(inBothLanguages(['/relax'])).toEqual(['/relax', '/relax?lang=en'])
  expect(inBothLanguages(['/relax', '/avregistrera']).map(isListed)).toEqual([true, true, false, false])
})
