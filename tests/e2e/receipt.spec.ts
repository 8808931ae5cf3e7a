import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { hotel } from '@/content/facts'
import { inquiryCopy } from '@/content/inquiry'
import { jobs } from '@/content/jobs'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { formatAnswerBy } from '@/lib/inquiries/answer-by'
import { bothMails, REFERENCE, storedRow, type StoredRow } from '../support/arrived'
import { docxBytes, pdfBytes } from '../support/documents'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../support/forms'
import { COMPANY_PATH, field, fillShared, INQUIRY_PATH, submit } from '../support/inquiry'
import { fillLostAndFound, LOST_AND_FOUND_PATH } from '../support/lost-and-found'
import { bookingRow } from '../support/rows'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

/** Of what `fillShared` asks for. */
const RING_IN_WORDS = {
  sv: 'Vistelsen: två nätter, tolv gäster, vår',
  en: 'The stay: two nights, 12 guests, spring',
}

const receiptOf = (page: Page, title: string) => page.getByRole('region', { name: title })

/** The calendar file behind the receipt's link, as the browser saves it. */
async function savedCalendar(page: Page, receipt: Locator, label: string): Promise<[string, string]> {
  const saving = page.waitForEvent('download')
  await receipt.getByRole('link', { name: label }).click()
  const download = await saving
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}

async function expectAnswerTime(receipt: Locator, language: Locale, row: StoredRow): Promise<void> {
  const time = formatAnswerBy(row.created_at, hotel.inquiryAnswerHours, language)
  await expect(receipt).toContainText(time)
}

test.skip(withoutStore, NEEDS_STORE)

for (const language of languages) {
  const labels = messages[language].receipt
  const inquiry = messages[language].inquiry

  test.describe(`the receipt of an inquiry (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      await answerCookieBanner(page)
    })

    test('has the focus, the reference, the time of the answer and what was sent', async ({ page }) => {
      await page.goto(INQUIRY_PATH)
      await field(page, 'packageType').selectOption('harliga-fredag')
      const email = await fillShared(page, { additionalRequests: 'Sen ankomst\nmed tåg' })
      await field(page, 'requestSpa').check()
      await submit(page, inquiry.submit)
      const receipt = receiptOf(page, inquiry.sent.title)
      await expect(receipt).toBeFocused()
      await expect(receipt.getByRole('heading', { name: inquiry.sent.title })).toBeInViewport()
      const row = await storedRow('booking_inquiries', email)
      await expect(receipt).toContainText(row.reference)
      expect(row.reference).toMatch(REFERENCE)
      await expectAnswerTime(receipt, language, row)
      await expect(receipt.getByText(RING_IN_WORDS[language])).toBeVisible()
      await expect(receipt.getByRole('link', { name: venue.phone.display[language] })).toHaveAttribute(
        'href',
        venue.phone.href,
      )
      const packages = inquiryCopy[language].packages.weekend
      const friday = packages.find(({ value }) => value === 'harliga-fredag')?.label ?? ''
      await expect(receipt).toContainText(labels.confirmation.replace('{email}', email))
      for (const text of ['Åsa <b>Öberg</b> 🏔️', friday, 'Sen ankomst', '2027', labels.yes]) {
        await expect(receipt).toContainText(text)
      }
      await expect(receipt).not.toContainText(inquiry.fields.company)
      await expect(field(page, 'name')).toHaveValue('')
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)

      const { own, desk } = await bothMails(row.reference, email)
      expect(own.to).toEqual([email])
      expect(own.reply_to).toBe(venue.email)
      expect(own.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
      for (const words of ['Öberg', 'tåg', '070-174', email]) expect(own.text).not.toContain(words)
      expect(own.text).toContain(RING_IN_WORDS.sv)
      expect(own.text).toContain(RING_IN_WORDS.en)
      expect(desk.text).toContain('Öberg')
    })

    test('saves the dates to a calendar and prints alone', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '')
      })
      await page.goto(INQUIRY_PATH)
      await fillShared(page)
      await submit(page, inquiry.submit)
      const receipt = receiptOf(page, inquiry.sent.title)
      const reference = REFERENCE.exec((await receipt.textContent()) ?? '')?.[0]
      const [name, calendar] = await savedCalendar(page, receipt, labels.calendar.label)
      expect(name).toBe(`${reference}.ics`)
      expect(calendar).toContain(`UID:${reference}@kallfjallet.example\r\n`)
      expect(calendar).toContain('DTSTART;VALUE=DATE:20270312\r\nDTEND;VALUE=DATE:20270315\r\n')
      await receipt.getByRole('button', { name: labels.print }).click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', '')
      await page.emulateMedia({ media: 'print' })
      await expect(receipt.getByText(reference ?? '', { exact: true })).toBeVisible()
      await expect(receipt.getByText(RING_IN_WORDS[language])).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('tablist')).toBeHidden()
      await expect(field(page, 'name')).toBeHidden()
      await expect(receipt.getByRole('button', { name: labels.print })).toBeHidden()
    })

    test('sent again, the receipt names the same row', async ({ page }) => {
      await page.goto(COMPANY_PATH)
      const email = await fillShared(page, { company: 'Norrskog Trä AB', participants: '12–15' })
      await submit(page, inquiry.submit)
      const receipt = receiptOf(page, inquiry.sent.title)
      await expect(receipt).toBeFocused()
      await fillShared(page, { company: 'Norrskog Trä AB', participants: '12–15', email })
      await submit(page, inquiry.submit)
      await expect(field(page, 'name')).toHaveValue('')
      const row = await storedRow('booking_inquiries', email)
      await expect(receipt).toContainText(row.reference)
      const { own } = await bothMails(row.reference, email)
      expect(own.reply_to).toBe(venue.conferenceEmail)
    })

    test('promises no e-mail to an address that has had its share', async ({ page }) => {
      const { rows } = await openStore()
      const email = `${randomUUID()}@example.com`
      const earlier = ['1', '3', '4'].map((participants) => bookingRow({ email, participants }))
      expect((await rows.from('booking_inquiries').insert(earlier)).error).toBeNull()
      await page.goto(INQUIRY_PATH)
      await fillShared(page, { email })
      await submit(page, inquiry.submit)
      const receipt = receiptOf(page, inquiry.sent.title)
      await expect(receipt).toContainText(labels.noConfirmation.replace('{email}', email))
      await expect(receipt).not.toContainText(labels.confirmation.replace('{email}', email))
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('says the same, apart from printing', async ({ page }) => {
        await page.goto(INQUIRY_PATH)
        const email = await fillShared(page)
        await submit(page, inquiry.submit)
        const receipt = receiptOf(page, inquiry.toast.sentTitle)
        const row = await storedRow('booking_inquiries', email)
        await expect(receipt).toContainText(row.reference)
        await expectAnswerTime(receipt, language, row)
        await expect(receipt.getByText(RING_IN_WORDS[language])).toBeVisible()
        await expect(receipt).toContainText(email)
        await expect(receipt.getByRole('button')).toHaveCount(0)
        const [name, calendar] = await savedCalendar(page, receipt, labels.calendar.label)
        expect(name).toBe(`${row.reference}.ics`)
        expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]+END:VCALENDAR\r\n$/)
      })
    })
  })

  test.describe(`the receipt of lost and found (${language})`, () => {
    const words = messages[language].lostAndFound
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    async function send(page: Page): Promise<string> {
      await page.goto(LOST_AND_FOUND_PATH)
      const email = await fillLostAndFound(page)
      await page.getByRole('button', { name: words.submit }).click()
      const receipt = receiptOf(page, words.thanks.title)
      await expect(receipt).toContainText(REFERENCE)
      const { reference } = await storedRow('lost_and_found', email)
      await expect(receipt).toContainText(reference)
      await expect(receipt).toContainText('En grå mössa 🧶')
      const { own, desk } = await bothMails(reference, email)
      expect(own.text).not.toMatch(/mössa|Åke|Norsjö/)
      expect(desk.text).toContain('mössa')
      return reference
    }

    test('stands in the panel, and promises no time', async ({ page }) => {
      await answerCookieBanner(page)
      await send(page)
      const receipt = receiptOf(page, words.thanks.title)
      await expect(receipt).toBeFocused()
      await expect(receipt).not.toContainText(/senast|answer by/)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('stands in the panel', async ({ page }) => {
        await send(page)
      })
    })
  })

  test.describe(`the receipt of an application (${language})`, () => {
    const words = messages[language].jobApplication
    const title = jobs[0]?.text[language].title ?? ''
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    async function fillIn(form: Page | Locator, email: string): Promise<void> {
      await form.locator('[name=name]').fill('Kim Lund')
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=message]').fill('Jag kan laga mat')
      const mimeType = 'application/octet-stream'
      await form.locator('[name=cv]').setInputFiles({ name: 'CV.pdf', mimeType, buffer: pdfBytes(email) })
      await form
        .locator('[name=coverLetter]')
        .setInputFiles({ name: 'Brev.docx', mimeType, buffer: docxBytes(email) })
    }

    async function expectConfirmed(receipt: Locator, email: string): Promise<void> {
      const { reference } = await storedRow('job_applications', email)
      await expect(receipt).toContainText(reference)
      for (const text of [title, 'CV.pdf', 'Brev.docx', email]) await expect(receipt).toContainText(text)
      const { own } = await bothMails(reference, email)
      expect(own.subject).toBe(`Jobbansökan ${reference} · Job application`)
      expect(own.text).not.toMatch(/Kim|laga mat|Brev\.docx/)
    }

    test('stays on the page when the dialog has closed, and has the focus', async ({ page }) => {
      await answerCookieBanner(page)
      await page.goto('/lediga-jobb')
      await page
        .getByRole('tabpanel', { name: title })
        .getByRole('button', { name: messages[language].jobs.apply })
        .click()
      const dialog = page.getByRole('dialog', { name: title })
      const email = `${randomUUID()}@example.com`
      await fillIn(dialog, email)
      await dialog.getByRole('button', { name: words.submit }).click()
      await expect(dialog).toBeHidden()
      const receipt = receiptOf(page, words.sentTitle)
      await expect(receipt).toBeFocused()
      await expect(receipt).toBeInViewport()
      await expectConfirmed(receipt, email)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('stands above the form', async ({ page }) => {
        await page.goto('/lediga-jobb')
        const form = page.locator('#apply')
        const email = `${randomUUID()}@example.com`
        await fillIn(form, email)
        await form.getByRole('button', { name: words.submit }).click()
        await expectConfirmed(receiptOf(page, words.thanks), email)
      })
    })
  })
}
