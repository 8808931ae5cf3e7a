import { expect, test } from 'vitest'
import { READ_CAP, readFormValues } from '@/components/forms/core/form-values'
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

test('texts are made storable: no NUL, whole characters, one form, plain line breaks; megabytes are cut', () => {
  const read = (name: string) => readFormValues(formDataOf({ name }), { name: '' }).name
  expect(read('A\u0000\ud83d a\u030a\r\nb\rc 🦌')).toBe('A\ufffd å\nb\nc 🦌')
  expect(read('x'.repeat(3_000_000))).toHaveLength(READ_CAP)
})
