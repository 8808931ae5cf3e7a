import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { hotel } from '@/content/facts'
import { inquiryCopy } from '@/content/inquiry'
import { jobs } from '@/content/jobs'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { formatAnswerBy } from '@/components/forms/inquiry/answer-by'
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

async function expectToPrintAlone(
  page: Page,
  receipt: Locator,
  reference: string,
  language: Locale,
): Promise<void> {
  const print = receipt.getByRole('button', { name: messages[language].receipt.print })
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText(reference, { exact: true })).toBeVisible()
  await expect(receipt.getByText(RING_IN_WORDS[language])).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(field(page, 'name')).toBeHidden()
  await expect(print).toBeHidden()
}

test.skip(withoutStore, NEEDS_STORE)

for (const language of languages) {
  const labels = messages[language].receipt
  const inquiry = messages[language].inquiry

  test(`the receipt of an inquiry says what was sent, saves the dates and prints alone (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await answerCookieBanner(page)
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const receipt = receiptOf(page, inquiry.sent.title)
    await page.goto(INQUIRY_PATH)
    await field(page, 'packageType').selectOption('harliga-fredag')
    const email = await fillShared(page, { additionalRequests: 'Sen ankomst\nmed tåg' })
    await field(page, 'requestSpa').check()
    await submit(page, inquiry.submit)
    await expect(receipt).toBeFocused()
    await expect(receipt.getByRole('heading', { name: inquiry.sent.title })).toBeInViewport()
    const row = await storedRow('booking_inquiries', email)

    await test.step('the reference, the time of the answer and what was sent', async () => {
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
    })

    await test.step('the dates for a calendar', async () => {
      const [name, calendar] = await savedCalendar(page, receipt, labels.calendar.label)
      expect(name).toBe(`${row.reference}.ics`)
      expect(calendar).toContain(`UID:${row.reference}@kallfjallet.example\r\n`)
      expect(calendar).toContain('DTSTART;VALUE=DATE:20270312\r\nDTEND;VALUE=DATE:20270315\r\n')
    })

    await test.step('it prints alone', () => expectToPrintAlone(page, receipt, row.reference, language))

    await page.emulateMedia({ media: null })
    await expectNoSidewaysScroll(page)

    await test.step('both mails', async () => {
      const { own, desk } = await bothMails(row.reference, email)
      expect(own.to).toEqual([email])
      expect(own.reply_to).toBe(venue.email)
      expect(own.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
      for (const words of ['Öberg', 'tåg', '070-174', email]) expect(own.text).not.toContain(words)
      expect(desk.text).toContain('Öberg')
    })
  })
}

test('sent again, the receipt names the same row', async ({ page }) => {
  const { inquiry } = messages.sv
  await answerCookieBanner(page)
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

test('promises no e-mail to an address that has had its share', async ({ page, chooseLanguage }) => {
  const { rows } = await openStore()
  await answerCookieBanner(page)
  for (const language of languages) {
    await test.step(language, async () => {
      const { inquiry, receipt: labels } = messages[language]
      const email = `${randomUUID()}@example.com`
      const earlier = ['1', '3', '4'].map((participants) => bookingRow({ email, participants }))
      expect((await rows.from('booking_inquiries').insert(earlier)).error).toBeNull()
      await chooseLanguage(language)
      await page.goto(INQUIRY_PATH)
      await fillShared(page, { email })
      await submit(page, inquiry.submit)
      const receipt = receiptOf(page, inquiry.sent.title)
      await expect(receipt).toContainText(labels.noConfirmation.replace('{email}', email))
      await expect(receipt).not.toContainText(labels.confirmation.replace('{email}', email))
    })
  }
})

test.describe('the receipt of an inquiry without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says the same, apart from printing, in English', async ({ page, chooseLanguage }) => {
    const { inquiry, receipt: labels } = messages.en
    await chooseLanguage('en')
    await page.goto(INQUIRY_PATH)
    const email = await fillShared(page)
    await submit(page, inquiry.submit)
    const receipt = receiptOf(page, inquiry.toast.sentTitle)
    const row = await storedRow('booking_inquiries', email)
    await expect(receipt).toContainText(row.reference)
    await expectAnswerTime(receipt, 'en', row)
    await expect(receipt.getByText(RING_IN_WORDS.en)).toBeVisible()
    await expect(receipt).toContainText(email)
    await expect(receipt.getByRole('button')).toHaveCount(0)
    const [name, calendar] = await savedCalendar(page, receipt, labels.calendar.label)
    expect(name).toBe(`${row.reference}.ics`)
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]+END:VCALENDAR\r\n$/)
  })
})

test.describe('the receipt of lost and found', () => {
  async function send(page: Page, language: Locale): Promise<Locator> {
    const words = messages[language].lostAndFound
    await page.goto(LOST_AND_FOUND_PATH)
    const email = await fillLostAndFound(page)
    await page.getByRole('button', { name: words.submit }).click()
    const receipt = receiptOf(page, words.thanks.title)
    await expect(receipt).toContainText(REFERENCE)
    const { reference } = await storedRow('lost_and_found', email)
    await expect(receipt).toContainText(reference)
    await expect(receipt).toContainText('En grå mössa 🧶')
    await expect(receipt).not.toContainText(/senast|reply by/)
    const { own, desk } = await bothMails(reference, email)
    expect(own.text).not.toMatch(/mössa|Åke|Norsjö/)
    expect(desk.text).toContain('mössa')
    return receipt
  }

  test('stands in the panel, and promises no time', async ({ page }) => {
    await answerCookieBanner(page)
    const receipt = await send(page, 'sv')
    await expect(receipt).toBeFocused()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('stands in the panel, in English', async ({ page, chooseLanguage }) => {
      await chooseLanguage('en')
      await send(page, 'en')
      await expectNoSidewaysScroll(page)
    })
  })
})

test.describe('the receipt of an application', () => {
  const titleIn = (language: Locale) => jobs[0]?.title[language] ?? ''

  async function fillIn(form: Page | Locator): Promise<string> {
    const email = `${randomUUID()}@example.com`
    await form.locator('[name=name]').fill('Kim Lund')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=message]').fill('Jag kan laga mat')
    const mimeType = 'application/octet-stream'
    await form.locator('[name=cv]').setInputFiles({ name: 'CV.pdf', mimeType, buffer: pdfBytes(email) })
    await form
      .locator('[name=coverLetter]')
      .setInputFiles({ name: 'Brev.docx', mimeType, buffer: docxBytes(email) })
    return email
  }

  async function expectConfirmed(receipt: Locator, email: string, language: Locale): Promise<void> {
    const { reference } = await storedRow('job_applications', email)
    await expect(receipt).toContainText(reference)
    for (const text of [titleIn(language), 'CV.pdf', 'Brev.docx', email])
      await expect(receipt).toContainText(text)
    const { own } = await bothMails(reference, email)
    expect(own.subject).toBe(`${{ sv: 'Jobbansökan', en: 'Job application' }[language]} ${reference}`)
    expect(own.text).not.toMatch(/Kim|laga mat|Brev\.docx/)
  }

  test('stays on the page when the dialog has closed, and has the focus', async ({ page }) => {
    const { jobApplication, jobs: words } = messages.sv
    await answerCookieBanner(page)
    await page.goto('/lediga-jobb')
    const panel = page.getByRole('tabpanel', { name: titleIn('sv') })
    await panel.getByRole('button', { name: words.apply }).click()
    const dialog = page.getByRole('dialog', { name: titleIn('sv') })
    const email = await fillIn(dialog)
    await dialog.getByRole('button', { name: jobApplication.submit }).click()
    await expect(dialog).toBeHidden()
    const receipt = receiptOf(page, jobApplication.sentTitle)
    await expect(receipt).toBeFocused()
    await expect(receipt).toBeInViewport()
    await expectConfirmed(receipt, email, 'sv')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('stands above the form, in English', async ({ page, chooseLanguage }) => {
      const { thanks, submit: send } = messages.en.jobApplication
      await chooseLanguage('en')
      await page.goto('/lediga-jobb')
      const form = page.locator('#apply')
      const email = await fillIn(form)
      await form.getByRole('button', { name: send }).click()
      await expectConfirmed(receiptOf(page, thanks), email, 'en')
      await expectNoSidewaysScroll(page)
    })
  })
})
