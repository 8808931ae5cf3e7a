import { expect, test } from 'vitest'
import { rootFailureLabels } from '@/content/root-failure'

test('a page without its root element has a technical error, any other failure has not', () => {
  expect(rootFailureLabels('sv', true).title).toBe('Tekniskt fel')
  expect(rootFailureLabels('sv', false).title).toBe('Något gick fel')
})
