import { describe, expect, test, vi } from 'vitest'
import { afterAnswer } from '@/tests/support/after-answer'
import { docxBytes, pdfBytes } from '@/tests/support/documents'
import { applicationForm, fileOf } from '@/tests/support/form-values'
import { watchAction } from '@/tests/support/site-calls'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { sendApplication } from '@/components/forms/job-application/action'

const { calls, notifications, breakCalls, rows: store, logged } = watchAction()
const submit = (formData: FormData) => sendApplication(null, formData)
const FILES = '/storage/v1/object/job_applications'
const ROWS = '/rest/v1/job_applications'

async function rowsOf(formData: FormData) {
  const email = String(formData.get('email'))
  const { data } = await store.from('job_applications').select().eq('email', email)
  return data ?? []
}
async function filesOf(id: string) {
  const { data } = await store.storage.from('job_applications').list('', { search: id })
  return (data ?? []).map(({ name }) => name)
}

test('an application stores its row, its documents and their paths, and then notifies', async () => {
  const formData = applicationForm({
    phone: '070-123',
    message: 'Hej 🦌',
    coverLetter: fileOf(docxBytes('Kock'), 'Löneanspråk & CV – A\u030asa.DOCX'),
  })
  const answer = await submit(formData)
  const [row] = await rowsOf(formData)
  expect(answer).toMatchObject({
    ok: true,
    receipt: {
      reference: row?.reference,
      values: { job: 'chef', cv: 'CV.pdf', coverLetter: 'Löneanspråk & CV – Åsa.DOCX', message: 'Hej 🦌' },
    },
  })
  await afterAnswer()
  const id = row?.id
  const email = formData.get('email')
  const texts = { name: 'Kim Lund', email, phone: '070-123', message: 'Hej 🦌' }
  const [cv, letter] = [`${id}_cv.pdf`, `${id}_cover_letter.docx`]
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(calls).toMatchObject([
    { method: 'POST', path: ROWS, body: { ...texts, job_title: 'Kock', language: 'sv' } },
    { method: 'POST', path: `${FILES}/${cv}`, body: 'application/pdf' },
    { method: 'POST', path: `${FILES}/${letter}`, body: word },
    { method: 'PATCH', path: ROWS, body: { cv_file_path: cv, cover_letter_file_path: letter } },
    { method: 'POST', body: { type: 'job_application', data: { jobTitle: 'Kock' } } },
  ])
  const stored = await store.storage.from('job_applications').download(cv)
  expect(Buffer.from((await stored.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
    pdfBytes(String(email)),
  )
  const { data } = await store.storage.from('job_applications').info(letter)
  expect(JSON.stringify(data)).toContain('"name":"Löneanspråk & CV – Åsa.DOCX"')
})

test('ten parallel sends of one application are one row, one CV and one notification', async () => {
  const formData = applicationForm()
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(formData)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const stored = await rowsOf(formData)
  expect(stored).toHaveLength(1)
  expect(await filesOf(stored[0]?.id ?? '')).toEqual([`${stored[0]?.id}_cv.pdf`])
  await afterAnswer()
  expect(notifications()).toHaveLength(1)
})

test.each([
  ['cv', fileOf(pdfBytes('the right one'), 'CV.pdf')],
  ['coverLetter', fileOf(docxBytes(), 'brev.docx')],
])('an application with the same texts and another %s is refused as known', async (field, file) => {
  const formData = applicationForm()
  expect(await submit(formData)).toMatchObject({ ok: true })
  formData.set(field, file)
  const email = String(formData.get('email'))
  formData.set('email', email.toUpperCase())
  expect(await submit(formData)).toMatchObject({ ok: false, formError: 'applicationKnown' })
  formData.set('email', email)
  formData.set('message', 'Nytt CV')
  expect(await submit(formData)).toMatchObject({ ok: true })
  expect(await rowsOf(formData)).toHaveLength(2)
})

describe('an application is stored whole or not at all', () => {
  test.each([
    ['the row is refused', /POST \/rest\/v1\/job_applications$/],
    ['the CV is refused', /POST .*_cv\.pdf$/],
    ['the cover letter is refused', /POST .*_cover_letter\.docx$/],
    ['the paths are refused', /PATCH /],
  ])('when %s', async (_what, broken) => {
    const formData = applicationForm({ coverLetter: fileOf(docxBytes(), 'brev.docx') })
    breakCalls(broken)
    expect(await submit(formData)).toMatchObject({
      ok: false,
      formError: 'tryAgain',
      values: { name: 'Kim Lund' },
    })
    const id = calls.find(({ path }) => path.startsWith(`${FILES}/`))?.path.slice(FILES.length + 1, -7)
    expect(await rowsOf(formData)).toEqual([])
    if (id !== undefined) expect(await filesOf(id)).toEqual([])
    await afterAnswer()
    expect(notifications()).toEqual([])
    expect(logged.mock.calls.join()).not.toMatch(/example\.com|Kim/)

    breakCalls()
    expect(await submit(formData)).toMatchObject({ ok: true })
  })
})

test('a row and files that cannot be deleted again are logged by their id alone', async () => {
  const formData = applicationForm()
  breakCalls(/_cv\.pdf$|DELETE /)
  expect(await submit(formData)).toMatchObject({ ok: false, formError: 'tryAgain' })
  const [row] = await rowsOf(formData)
  const lines = logged.mock.calls.map(String)
  const about = lines.map((line) => JSON.parse(line) as { message: string; application?: string })
  expect(about.filter(({ application }) => application === row?.id).map(({ message }) => message)).toEqual([
    'Documents of a job application may be left in the storage.',
    'A job application is left without its documents.',
  ])
  expect(lines.join()).not.toMatch(/example\.com|Kim/)
})

test.each([
  [
    'a wrong file under a right name',
    { cv: fileOf(Buffer.from('<script>'), 'cv.pdf') },
    { fieldErrors: { cv: 'fileMismatch' } },
  ],
  ['a position that is no longer open', { job: 'director' }, { formError: 'positionGone' }],
])('%s is refused before anything is stored', async (_what, changes, answer) => {
  expect(await submit(applicationForm(changes))).toMatchObject({ ok: false, ...answer })
  expect(calls).toEqual([])
})
