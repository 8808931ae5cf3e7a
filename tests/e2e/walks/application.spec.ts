import { randomUUID } from 'node:crypto'
import { jobs } from '@/content/jobs'
import type { Locale } from '@/lib/i18n/locales'
import { bothMails, shownReference, storedRow } from '../../support/arrived'
import { docxBytes, pdfBytes } from '../../support/documents'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../../support/forms'
import { openStore } from '../../support/stored'
import { expect, messages, test } from '../../support/test'
import {
  expectFilledIn,
  fillIn,
  loadAgain,
  phone,
  sendOffline,
  slowDown,
  type SlowConnection,
} from '../../support/walk'

/** An application for a job, with its documents. */

test.skip(withoutStore, NEEDS_STORE)
test.use(phone)

const applicant = {
  name: 'Kim Lund',
  phone: '070-174 06 36',
  message: 'Jag har lagat mat på två fjällhotell\noch kan börja i maj.',
}

const language: Locale = 'en'
const words = messages[language].jobApplication
const title = jobs[0]?.text[language].title ?? ''

test('an application with its documents, from the position to both mails, in English', async ({
  page,
  chooseLanguage,
}) => {
  const email = `${randomUUID()}@example.com`
  let connection: SlowConnection
  const documents = {
    cv: { name: 'CV Kim Lund.pdf', mimeType: 'application/pdf', buffer: pdfBytes(email) },
    coverLetter: { name: 'Brev.docx', mimeType: 'application/octet-stream', buffer: docxBytes(email) },
  }
  const dialog = page.getByRole('dialog', { name: title })
  // The first position stands open.
  const openDialog = () => page.getByRole('button', { name: messages[language].jobs.apply }).tap()
  const chooseFiles = async () => {
    for (const [name, file] of Object.entries(documents))
      await dialog.locator(`[name="${name}"]`).setInputFiles(file)
  }
  const receipt = page.getByRole('region', { name: words.sentTitle })

  await test.step('filled in', async () => {
    await chooseLanguage(language)
    await answerCookieBanner(page)
    await page.goto('/lediga-jobb')
    connection = await slowDown(page)
    await openDialog()
    await fillIn(dialog, { ...applicant, email })
    await chooseFiles()
    await expect(dialog.getByText(documents.cv.name)).toBeVisible()
  })

  await test.step('loaded again, only the files have to be chosen anew', async () => {
    await loadAgain(page)
    await openDialog()
    const { restored, withoutFiles } = messages[language].forms.draft
    await expect(dialog.getByText(`${restored} ${withoutFiles}`)).toBeVisible()
    await expectFilledIn(dialog, { ...applicant, email })
    await chooseFiles()
  })

  await test.step('offline', async () => {
    await sendOffline(page, connection, dialog.getByRole('button', { name: words.submit }), language)
    await expectFilledIn(dialog, { ...applicant, email })
    for (const [name, file] of Object.entries(documents))
      await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(new RegExp(`${file.name}$`))
  })

  await test.step('receipt', async () => {
    await dialog.getByRole('button', { name: words.submit }).tap()
    await expect(receipt).toBeFocused()
    await expect(dialog).toBeHidden()
  })

  const row = await storedRow('job_applications', email)
  const { id } = row
  expect(row).toMatchObject({
    ...applicant,
    job_title: jobs[0]?.text.sv.title,
    cv_file_path: `${id}_cv.pdf`,
    cover_letter_file_path: `${id}_cover_letter.docx`,
  })
  const { rows } = await openStore()
  for (const [path, { buffer }] of [
    [`${id}_cv.pdf`, documents.cv],
    [`${id}_cover_letter.docx`, documents.coverLetter],
  ] as const) {
    const { data } = await rows.storage.from('job_applications').download(path)
    expect(Buffer.from(await (data as Blob).arrayBuffer()).equals(buffer), path).toBe(true)
  }

  expect(await shownReference(receipt)).toBe(row.reference)
  for (const text of [title, email, 'CV Kim Lund.pdf', 'Brev.docx', 'och kan börja i maj.'])
    await expect(receipt).toContainText(text)

  const { own, desk } = await bothMails(row.reference, email)
  expect(desk.reply_to).toBe(email)
  for (const text of [applicant.name, applicant.phone, 'och kan börja i maj.', `${id}_cv.pdf`])
    expect(desk.text).toContain(text)
  expect(own.text).toContain('CV, personligt brev')
  expect(own.text).not.toMatch(/Kim|fjällhotell|174 06|Brev\.docx/)
})
