import { describe, expect, it } from 'vitest'
import { giftCardOffers } from '@/content/gift-cards'
import { locales } from '@/lib/i18n/locales'

describe('gift cards', () => {
  it.each(locales.flatMap((locale) => giftCardOffers[locale]))(
    '$value kr pays for all that "$title" names',
    ({ value, includes }) => {
      expect(includes.reduce((sum, { price }) => sum + price, 0)).toBeLessThanOrEqual(value)
    },
  )
})
