import { expect, test } from 'vitest'
import { failureLabels } from '@/content/failures'

test('the card of a failed part names the part, the card of a page does not', () => {
  expect(failureLabels('sv', 'chatten').title).toBe('Fel i chatten')
  expect(failureLabels('sv').title).toBe('Något gick fel')
})
