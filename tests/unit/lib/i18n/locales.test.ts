import { expect, test } from 'vitest'
import { type Locale, textIn } from '@/lib/i18n/locales'

const german = 'de' as Locale

test('a text without a translation is shown in English', () => {
  const title = { sv: 'Rum', en: 'Room' }
  expect(textIn(title, 'sv')).toBe('Rum')
  expect(textIn(title, german)).toBe('Room')
  expect(textIn({ ...title, de: 'Zimmer' }, german)).toBe('Zimmer')
})
