import { expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'
import { applicationErrors } from '@/lib/job-applications/fields'
import { checkApplication, parseApplication } from '@/lib/job-applications/schema'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import sv from '@/messages/sv.json' with { type: 'json' }
import { pdfBytes } from '@/tests/support/documents'
import { formDataOf } from '@/tests/support/form-data'
import { applicationForm, fileOf } from './values'

test('name, address and CV are enough', () => {
  const formData = applicationForm()
  expect(parseApplication(formData)).toEqual({
    application: {
      job: 'chef',
      name: 'Kim Lund',
      email: formData.get('email'),
      phone: null,
      message: null,
    },
    files: { cv: formData.get('cv'), coverLetter: null },
  })
})

test('an empty form, in the order of the form', () => {
  const errors = checkApplication(formDataOf({ job: 'chef' }))
  expect(Object.entries(errors)).toEqual([
    ['name', 'applicantNameMissing'],
    ['email', 'applicantEmailMissing'],
    ['cv', 'cvMissing'],
  ])
  expect(applicationErrors).toEqual(expect.arrayContaining(Object.values(errors)))
})

test('files are refused in the words of the specification', () => {
  const megabytes = String(uploadLimits.megabytes)
  expect(sv.forms.errors.fileTooLarge.replace('{megabytes}', megabytes)).toBe('Max 5MB')
  expect(sv.forms.errors.fileType).toBe('Endast PDF och Word-dokument är tillåtna.')
})

test.each([
  [{ job: 'director' }, { job: 'chooseOption' }],
  [{ job: '' }, { job: 'chooseOption' }],
  [{ name: '\u0007 ' }, { name: 'applicantNameMissing' }],
  [{ name: 'å'.repeat(FIELD_LIMITS.name + 1) }, { name: 'tooLong' }],
  [{ name: '李' }, {}],
  [{ email: 'kim@' }, { email: 'emailInvalid' }],
  [{ message: 'å'.repeat(FIELD_LIMITS.message) }, {}],
  [{ message: 'å'.repeat(FIELD_LIMITS.message + 1) }, { message: 'tooLong' }],
  [{ cv: 'cv.pdf' }, { cv: 'cvMissing' }],
  [{ cv: new File([], '') }, { cv: 'cvMissing' }],
  [{ cv: new File([], 'cv.pdf') }, { cv: 'fileEmpty' }],
  [{ cv: fileOf(pdfBytes(), 'cv.png') }, { cv: 'fileType' }],
  [{ coverLetter: new File([], '') }, {}],
  [{ coverLetter: fileOf(pdfBytes(), 'letter.txt') }, { coverLetter: 'fileType' }],
])('%j', (changes: Record<string, string | File>, errors) => {
  expect(checkApplication(applicationForm(changes))).toEqual(errors)
})
