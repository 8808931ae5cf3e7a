import { expect, test } from 'vitest'
import { isOutdatedForm, typedTexts } from '@/lib/security/outdated-form'
import { formDataOf } from '@/tests/support/form-data'

const KNOWN = `60${'a'.repeat(40)}`
const OTHER = `60${'b'.repeat(40)}`
const isKnown = (id: string) => id === KNOWN

const formOf = (id: string, fields: Record<string, string> = {}) =>
  formDataOf({
    $ACTION_REF_1: '',
    '$ACTION_1:0': JSON.stringify({ id, bound: '$@1' }),
    '$ACTION_1:1': '[null]',
    $ACTION_KEY: 'k1',
    ...fields,
  })

test('a form of another build is one whose action this build does not know', () => {
  expect(isOutdatedForm(formOf(OTHER), isKnown)).toBe(true)
  expect(isOutdatedForm(formOf(KNOWN), isKnown)).toBe(false)
  expect(isOutdatedForm(formDataOf({ [`$ACTION_ID_${OTHER}`]: '' }), isKnown)).toBe(true)
  expect(isOutdatedForm(formDataOf({ [`$ACTION_ID_${KNOWN}`]: '' }), isKnown)).toBe(false)
})

test('a form that calls no action, or has a field of such a name, is not', () => {
  expect(isOutdatedForm(formDataOf({ name: 'Anna' }), isKnown)).toBe(false)
  expect(isOutdatedForm(formOf(KNOWN, { name: `{"id":"${OTHER}"` }), isKnown)).toBe(false)
})

test('what was typed is told apart from choices, hidden fields and files', () => {
  const form = formOf(OTHER, {
    formType: 'private',
    category: 'weekend',
    name: ' Anna ',
    website: '',
    startedAt: '1',
    checkIn: '2027-03-12',
    additionalRequests: 'Hej\n<b>',
    requestSpa: 'on',
    company: '  ',
  })
  form.append('cv', new File(['x'], 'cv.pdf'))
  expect(typedTexts(form)).toEqual(['Anna', '2027-03-12', 'Hej\n<b>'])
})
