import { expect, test } from 'vitest'
import { parseForm } from '@/components/forms/core/form-values'
import { applicationSchema } from '@/components/forms/job-application/schema'
import { emptyApplication } from '@/components/forms/job-application/values'
import { uploadLimits } from '@/content/facts'
import sv from '@/messages/sv.json' with { type: 'json' }
import { pdfBytes, refusedUploads } from '@/tests/support/documents'
import { applicationForm, fileOf } from '@/tests/support/form-values'
import { readForm } from '@/tests/support/parsed-form'

const LIMIT = uploadLimits.megabytes * 1024 * 1024

const parse = (formData: FormData) => readForm(applicationSchema, emptyApplication, formData)
const errorsOf = async (formData: FormData) => (await parse(formData)).errors

test('a name, an email and a CV are enough', async () => {
  const formData = applicationForm()
  const { email, cv } = Object.fromEntries(formData)
  const optional = { phone: null, message: null, coverLetter: null }
  expect((await parse(formData)).result).toEqual({
    data: { job: 'chef', name: 'Kim Lund', email, cv, ...optional },
  })
})

test('the messages for refused files name the limit and the accepted types', async () => {
  const megabytes = String(uploadLimits.megabytes)
  expect(sv.forms.errors.fileTooLarge.replace('{max}', megabytes)).toBe(`Max ${megabytes}MB`)
  expect(sv.forms.errors.fileType).toBe('Endast PDF och Word-dokument är tillåtna.')
})

test.each([
  [{ job: '' }, { job: 'chooseOption' }],
  [{ name: '\u0007 ' }, { name: 'applicantNameMissing' }],
  [{ name: '李' }, {}],
  [{ email: 'kim@' }, { email: 'emailInvalid' }],
  [{ message: 'å'.repeat(20_000) }, { message: 'tooLong' }],
  [{ cv: 'cv.pdf' }, { cv: 'cvMissing' }],
  [{ cv: new File([], '') }, { cv: 'cvMissing' }],
  [{ cv: new File([], 'cv.pdf') }, { cv: 'fileEmpty' }],
  [{ coverLetter: new File([], '') }, {}],
  [{ coverLetter: fileOf(Buffer.from('Hej'), 'letter.txt') }, { coverLetter: 'fileType' }],
])('a form with %j has the errors %j', async (changes: Record<string, string | File>, errors) => {
  expect(await errorsOf(applicationForm(changes))).toEqual(errors)
})

const problemOf = async (cv: File) => (await errorsOf(applicationForm({ cv }))).cv

test.each(Object.entries(refusedUploads))('%s is refused with its message', async (name, [bytes, key]) => {
  expect(await problemOf(fileOf(bytes, name))).toBe(key)
})

test.each([
  [LIMIT, undefined],
  [LIMIT + 1, 'fileTooLarge'],
])('a document of %i bytes has the error %s', async (size, refusal) => {
  const bytes = Buffer.concat([pdfBytes(), Buffer.alloc(size - pdfBytes().length)])
  expect(await problemOf(fileOf(bytes, 'cv.pdf'))).toBe(refusal)
})

test('a folder and a file that was changed have messages of their own', async () => {
  expect(await problemOf(new File([], 'mapp.pdf', { type: 'inode/directory' }))).toBe('fileFolder')
  const gone = fileOf(pdfBytes(), 'cv.pdf')
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob
  const form = { ...emptyApplication, job: 'chef', name: 'Kim', email: 'kim@example.com', cv: gone }
  expect(await parseForm(applicationSchema, form)).toEqual({ fieldErrors: { cv: 'fileUnreadable' } })
})

test.each([
  ['A\u030Asa \u202E– %22CV%22.pdf', 'Åsa – "CV".pdf'],
  ['cv%0D%0A.pdf\u0000', 'cv .pdf'],
  ['../Brev 🏔️.DOCX', '../Brev 🏔️.DOCX'],
])('the name of a file keeps its visible letters: %j', async (name, seen) => {
  expect((await parse(applicationForm({ cv: fileOf(pdfBytes(), name) }))).result).toMatchObject({
    data: { cv: { name: seen } },
  })
})
