import { expect, test } from 'vitest'
import { fillIn } from '@/lib/i18n/request'

test('messages that a language lacks are the English ones, one by one', () => {
  const english = { menu: { open: 'Open', close: 'Close' }, search: 'Search' }
  expect(fillIn({ menu: { open: 'Öffnen' } }, english)).toEqual({
    menu: { open: 'Öffnen', close: 'Close' },
    search: 'Search',
  })
})
