import { expect, test } from 'vitest'
import { markBadInput, READ_CAP, readFormValues } from '@/components/forms/core/form-values'
import { formDataOf } from '@/tests/support/form-data'

test('only the named fields are read, and each is there', () => {
  const form = formDataOf({ name: ' Anna ', ['__proto__']: 'x', role: 'admin' })
  expect(readFormValues(form, { name: '', email: '' })).toEqual({ name: ' Anna ', email: '' })
})

test('each field has the kind of its empty value, and of a pair the last counts', () => {
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

test('texts are made storable: whole characters, plain line breaks, without a cut below any limit', () => {
  const read = (name: string) => readFormValues(formDataOf({ name }), { name: '' }).name
  expect(read('A\ud83d a\r\nb\rc 🦌')).toBe('A\ufffd a\nb\nc 🦌')
  expect(read(`${'\r\n'.repeat(9_000)}SLUT`)).toMatch(/SLUT$/)
  expect(read('x'.repeat(3_000_000))).toHaveLength(READ_CAP)
})

test('a date that is typed by half, and letters in a number, are not taken for empty', () => {
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
