import { expect, test } from 'vitest'
import { spa } from '@/content/facts'
import { relaxCopy, treatments } from '@/content/relax'

test('the treatments are those of the price list, in its order', () => {
  expect(treatments.map(({ id }) => id)).toEqual(Object.keys(spa.treatments))
})

test('the number of treatments is the one that the facts state', () => {
  expect(treatments).toHaveLength(spa.treatmentCount)
})

test('"five treatments" and "a week before", written in words, agree with the facts', () => {
  expect(spa.treatmentCount).toBe(5)
  expect(relaxCopy.sv.treatmentsHeading).toContain('Fem')
  expect(relaxCopy.en.treatmentsHeading).toContain('Five')
  expect(spa.bookTreatmentsDaysAhead).toBe(7)
  expect(relaxCopy.sv.treatmentsNote).toContain('en vecka innan')
  expect(relaxCopy.en.treatmentsNote).toContain('a week before')
})
