import { expect, test } from 'vitest'
import { READ_CAP, readFormValues } from '@/components/forms/core/form-values'

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('only the named fields are read, and each is there', () => {
  const form = formOf(['name', ' Anna '], ['__proto__', 'x'], ['role', 'admin'])
  expect(readFormValues(form, { name: '', email: '' })).toEqual({ name: ' Anna ', email: '' })
})

test('each field has the kind of its empty value, and of a pair the last counts', () => {
  const cv = new File(['x'], 'x.pdf')
  const form = formOf(['cv', cv], ['letter', new File([], '')], ['meals.lunch', 'on'], ['name', cv])
  form.append('requestSpa', 'false')
  form.append('requestSpa', 'true')
  const empty = {
    cv: null,
    letter: null,
    meals: { lunch: false, dinner: false },
    name: '',
    requestSpa: false,
  }
  expect(readFormValues(form, empty)).toEqual({
    cv,
    letter: null,
    meals: { lunch: true, dinner: false },
    name: '',
    requestSpa: true,
  })
})

test('texts are made storable: no NUL, whole characters, one form, plain line breaks', () => {
  const form = formOf(['name', 'A\u0000\ud83d a\u030a\r\nb\rc 🦌'])
  expect(readFormValues(form, { name: '' }).name).toBe('A\ufffd å\nb\nc 🦌')
})

test('megabytes are cut, far above every limit', () => {
  const form = formOf(['name', 'x'.repeat(3_000_000)])
  expect(readFormValues(form, { name: '' }).name).toHaveLength(READ_CAP)
})
