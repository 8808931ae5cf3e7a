import { expect, test } from 'vitest'
import { giftCardOffers } from '@/content/gift-cards'

test.each(Object.entries(giftCardOffers))('%s kr pays for all that the card names', (value, { includes }) => {
  expect(includes.reduce((sum, { price }) => sum + price, 0)).toBeLessThanOrEqual(Number(value))
})
