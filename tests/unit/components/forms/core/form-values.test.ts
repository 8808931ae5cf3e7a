import { expect, test } from 'vitest'
import { markBadInput, READ_CAP, readFormValues } from '@/components/forms/core/form-values'
import { formDataOf } from '@/tests/support/form-data'

test('a posted form has the named fields and no others', () => {
  const form = formDataOf({ name: ' Anna ', ['__proto__']: 'x', role: 'admin' })
  expect(readFormValues(form, { name: '', email: '' })).toEqual({ name: ' Anna ', email: '' })
})

test('each field has the type of its empty value, and the last of two values counts', () => {
  const cv = new File(['x'], 'x.pdf')
  const form = formDataOf({
    cv,
    letter: new File([], ''),
    'meals.lunch': 'on',
    name: cv,
    requestSpa: 'false',
  })
  form.append('requestSpa', 'true')
  const empty = {
    cv: null,
    letter: null,
    meals: { lunch: false, dinner: false },
    name: '',
    requestSpa: false,
  }
  const read = { ...empty, cv, meals: { lunch: true, dinner: false }, requestSpa: true }
  expect(readFormValues(form, empty)).toEqual(read)
})

test('a text has whole characters and plain line breaks, and is cut above every limit', () => {
  const read = (name: string) => readFormValues(formDataOf({ name }), { name: '' }).name
  expect(read('A\ud83d a\r\nb\rc 🦌')).toBe('A\ufffd a\nb\nc 🦌')
  expect(read(`${'\r\n'.repeat(9_000)}SLUT`)).toMatch(/SLUT$/)
  expect(read('x'.repeat(3_000_000))).toHaveLength(READ_CAP)
})

test('a half-typed date and letters in a number do not count as empty', () => {
  const field = (badInput: boolean, value = '') => ({
    ref: { validity: { badInput } as ValidityState, value },
  })
  const fields = {
    checkIn: field(true),
    checkOut: field(false),
    email: field(true, 'a@å.se'),
    cv: { ref: {} },
  }
  expect(markBadInput({ checkIn: '', checkOut: '', email: 'a@å.se', cv: null }, fields)).toEqual({
    checkIn: '-',
    checkOut: '',
    email: 'a@å.se',
    cv: null,
  })
})
