import { expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'
import { parseForm, readFormValues } from '@/components/forms/core/form-values'
import { emptyApplication } from '@/components/forms/job-application/values'
import { applicationSchema, typeByName, validateFile } from '@/components/forms/job-application/schema'
import { FIELD_LIMITS } from '@/components/forms/core/zod'
import sv from '@/messages/sv.json' with { type: 'json' }
import { pdfBytes } from '@/tests/support/documents'
import { formDataOf } from '@/tests/support/form-data'
import { applicationForm, fileOf } from '@/tests/support/form-values'

const LIMIT = uploadLimits.megabytes * 1024 * 1024

const parse = (formData: FormData) => parseForm(applicationSchema, readFormValues(formData, emptyApplication))
const errorsOf = async (formData: FormData) => {
  const result = await parse(formData)
  return 'fieldErrors' in result ? result.fieldErrors : {}
}

test('name, address and CV are enough', async () => {
  const formData = applicationForm()
  const { email, cv } = Object.fromEntries(formData)
  const optional = { phone: null, message: null, coverLetter: null }
  expect(await parse(formData)).toEqual({ data: { job: 'chef', name: 'Kim Lund', email, cv, ...optional } })
})

test('an empty form, in the order of the form', async () => {
  const errors = await errorsOf(formDataOf({ job: 'chef' }))
  expect(Object.entries(errors)).toEqual([
    ['name', 'applicantNameMissing'],
    ['email', 'applicantEmailMissing'],
    ['cv', 'cvMissing'],
  ])
})

test('the messages for refused files name the limit and the accepted types', async () => {
  const megabytes = String(uploadLimits.megabytes)
  expect(sv.forms.errors.fileTooLarge.replace('{max}', megabytes)).toBe(`Max ${megabytes}MB`)
  expect(sv.forms.errors.fileType).toBe('Endast PDF och Word-dokument är tillåtna.')
})

test.each([
  [{ job: '' }, { job: 'chooseOption' }],
  [{ name: '\u0007 ' }, { name: 'applicantNameMissing' }],
  [{ name: 'å'.repeat(FIELD_LIMITS.name + 1) }, { name: 'tooLong 200' }],
  [{ name: '李' }, {}],
  [{ email: 'kim@' }, { email: 'emailInvalid' }],
  [{ message: 'å'.repeat(FIELD_LIMITS.message) }, {}],
  [{ message: 'å'.repeat(FIELD_LIMITS.message + 1) }, { message: 'tooLong 10000' }],
  [{ cv: 'cv.pdf' }, { cv: 'cvMissing' }],
  [{ cv: new File([], '') }, { cv: 'cvMissing' }],
  [{ cv: new File([], 'cv.pdf') }, { cv: 'fileEmpty' }],
  [{ cv: fileOf(pdfBytes(), 'cv.png') }, { cv: 'fileType' }],
  [{ coverLetter: new File([], '') }, {}],
  [{ coverLetter: fileOf(pdfBytes(), 'letter.txt') }, { coverLetter: 'fileType' }],
])('%j', async (changes: Record<string, string | File>, errors) => {
  expect(await errorsOf(applicationForm(changes))).toEqual(errors)
})

test.each([
  ['cv.pdf', 'pdf'],
  ['CV.PDF', 'pdf'],
  ['mitt cv (2).doc', 'doc'],
  ['../../etc/passwd.docx', 'docx'],
  ['履歴書🦌.pdf', 'pdf'],
  ['cv\u202Efdp.exe', undefined],
  ['cv.pdf\u0000', undefined],
  ['cv.pdf.exe', undefined],
  ['pdf', undefined],
  ['cv.', undefined],
  ['cv.docm', undefined],
])('by its name %j is a document of kind %s', (name, type) => {
  expect(typeByName(name)).toBe(type)
})

test.each([
  [0, 'fileEmpty'],
  [LIMIT, undefined],
  [LIMIT + 1, 'fileTooLarge 5'],
])('a document of %i bytes', (size, refusal) => {
  expect(validateFile({ name: 'cv.pdf', size })).toBe(refusal)
})
