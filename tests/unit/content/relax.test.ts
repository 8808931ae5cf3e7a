import { expect, test } from 'vitest'
import { spa } from '@/content/facts'
import { relaxCopy, treatments } from '@/content/relax'

test('the treatments are those of the price list, in its order', () => {
  expect(treatments.map(({ id }) => id)).toEqual(Object.keys(spa.treatments))
})

// The copy writes these two out in words, which no interpolation can keep in step with the register.
test('the words for five treatments and for a week ahead are the figures of the register', () => {
  expect(treatments).toHaveLength(spa.treatmentCount)
  expect(spa.treatmentCount).toBe(5)
  expect(relaxCopy.sv.treatmentsHeading).toContain('Fem')
  expect(relaxCopy.en.treatmentsHeading).toContain('Five')
  expect(spa.bookTreatmentsDaysAhead).toBe(7)
  expect(relaxCopy.sv.treatmentsNote).toContain('en vecka innan')
  expect(relaxCopy.en.treatmentsNote).toContain('a week before')
})
