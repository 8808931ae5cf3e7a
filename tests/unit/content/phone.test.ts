import { expect, test } from 'vitest'
import { phone } from '@/content/phone'

test('the number is shown as one dials it, at home and from abroad', () => {
  expect(phone.display.sv.replace(/\D/g, '').replace(/^0/, '+46')).toBe(phone.e164)
  expect(phone.display.en.replace(/[^+\d]/g, '')).toBe(phone.e164)
  expect(phone.href).toBe(`tel:${phone.e164}`)
})
