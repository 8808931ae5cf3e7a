import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { uploadLimits } from '@/content/facts'
import { jobs } from '@/content/jobs'
import { docxBytes, pdfBytes } from '../support/documents'
import { answerCookieBanner, listenToConsole, NEEDS_STORE, withoutStore } from '../support/forms'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  holdBack,
  languages,
  messages,
  test,
} from '../support/test'

const PATH = '/lediga-jobb'
const LARGEST = uploadLimits.megabytes * 1024 * 1024
const field = (form: Page | Locator, name: string) => form.locator(`[name="${name}"]`)
const pdf = (name: string, buffer = pdfBytes()) => ({ name, mimeType: 'application/pdf', buffer })
/** The messages as the page shows them. */
const withFigures = (errors: (typeof messages)['sv']['forms']['errors']) => ({
  ...errors,
  fileTooLarge: errors.fileTooLarge.replace('{megabytes}', String(uploadLimits.megabytes)),
})
const wrong = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

for (const language of languages) {
  const words = messages[language].jobApplication
  const errors = withFigures(messages[language].forms.errors)
  const title = jobs[0]?.text[language].title ?? ''

  /** Opens the chef's application. */
  async function openDialog(page: Page): Promise<Locator> {
    await page.goto(PATH)
    await page
      .getByRole('tabpanel', { name: title })
      .getByRole('button', { name: messages[language].jobs.apply })
      .click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    return dialog
  }
  const submit = (dialog: Page | Locator) => dialog.getByRole('button', { name: words.submit }).click()

  test.describe(`job application (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      await answerCookieBanner(page)
    })

    test('a dialog titled with the position, closed by Cancel and by Escape', async ({ page }) => {
      const dialog = await openDialog(page)
      await expectNoAxeViolations(page, '[role=dialog]')
      await dialog.getByRole('button', { name: words.cancel }).click()
      await expect(dialog).toBeHidden()
      const opener = page.getByRole('button', { name: messages[language].jobs.apply }).first()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test('closing it keeps what was typed', async ({ page }) => {
      const dialog = await openDialog(page)
      await field(dialog, 'name').fill('Anna Berg')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: messages[language].jobs.apply }).first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field(dialog, 'name')).toHaveValue('Anna Berg')
      await expect(dialog.getByText(messages[language].forms.draft.restored)).toBeVisible()
    })

    test('what is required is said on the console and beside the fields', async ({ page }) => {
      const said = listenToConsole(page)
      const dialog = await openDialog(page)
      await submit(dialog)
      await expect(field(dialog, 'name')).toHaveAccessibleDescription(errors.applicantNameMissing)
      await expect(field(dialog, 'email')).toHaveAccessibleDescription(errors.applicantEmailMissing)
      await expect(field(dialog, 'cv')).toHaveAccessibleDescription(new RegExp(errors.cvMissing))
      expect(said).toEqual(
        expect.arrayContaining([errors.applicantNameMissing, errors.applicantEmailMissing, errors.cvMissing]),
      )
      await expectNoAxeViolations(page, '[role=dialog]')
    })

    test('a file that is no document is refused as soon as it is chosen, until it is removed', async ({
      page,
    }) => {
      const said = listenToConsole(page)
      const dialog = await openDialog(page)
      const cv = field(dialog, 'cv')
      for (const [file, error] of [
        [wrong('cv.png', pdfBytes()), errors.fileType],
        [pdf('cv.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(LARGEST)])), errors.fileTooLarge],
        [pdf('cv.pdf', Buffer.alloc(0)), errors.fileEmpty],
      ] as const) {
        await cv.setInputFiles(file)
        await expect(cv).toHaveAccessibleDescription(new RegExp(error))
        await expect(cv).toHaveAttribute('aria-invalid', 'true')
        expect(said).toContain(error)
      }
      await dialog.getByRole('button', { name: /cv\.pdf/ }).click()
      await expect(cv).toHaveValue('')
      await expect(cv).not.toHaveAccessibleDescription(new RegExp(errors.fileEmpty))
      await cv.setInputFiles(pdf('../Mitt cv (1)\u202E🦌.PDF'))
      await expect(dialog.getByText(/Mitt cv \(1\)🦌\.PDF/)).toBeVisible()
      await expect(cv).toHaveAttribute('aria-invalid', 'false')
      await dialog.getByRole('button', { name: /Mitt cv/ }).click()
      await expect(cv).toHaveValue('')
      await expect(cv).toBeFocused()
    })

    test('a file can be dropped on its field', async ({ page }) => {
      const dialog = await openDialog(page)
      const drop = async (name: string, text: string) => {
        const files = await page.evaluateHandle(
          ([fileName, content]) => {
            const transfer = new DataTransfer()
            transfer.items.add(new File([content], fileName))
            return transfer
          },
          [name, text] as const,
        )
        await field(dialog, 'coverLetter').dispatchEvent('drop', { dataTransfer: files })
      }
      await drop('letter.txt', 'Hello')
      await expect(field(dialog, 'coverLetter')).toHaveAccessibleDescription(new RegExp(errors.fileType))
      await drop('letter.pdf', '%PDF-1.4')
      await expect(dialog.getByText('letter.pdf')).toBeVisible()
      await expect(field(dialog, 'coverLetter')).toHaveValue(/letter\.pdf$/)
    })

    test('a file dropped beside its field is not opened by the browser', async ({ page }) => {
      const dialog = await openDialog(page)
      for (const place of [dialog.getByRole('heading', { name: title }), dialog, page.locator('body')]) {
        const isPrevented = await place.evaluate((element) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File(['%PDF-1.4'], 'cv.pdf'))
          return ['dragover', 'drop'].every((type) => {
            const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
            element.dispatchEvent(event)
            return event.defaultPrevented
          })
        })
        expect(isPrevented).toBe(true)
      }
      await expect(field(dialog, 'cv')).toHaveValue('')
    })

    test('while files are on their way, a line says how much is sent', async ({ page }) => {
      const dialog = await openDialog(page)
      await holdBack(page, `**${PATH}*`, 'POST')
      await field(dialog, 'name').fill('Kim Lund')
      await field(dialog, 'email').fill('kim@example.com')
      await field(dialog, 'cv').setInputFiles(
        pdf('cv.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(3_000_000)])),
      )
      await submit(dialog)
      const size = language === 'sv' ? '2,9\u00A0MB' : '2.9\u00A0MB'
      await expect(
        dialog.getByRole('status').filter({ hasText: words.uploading.replace('{size}', size) }),
      ).toBeVisible()
      await expect(dialog.getByRole('button', { name: messages[language].forms.sending })).toBeDisabled()
      await expect(dialog.getByRole('button', { name: words.cancel })).toBeDisabled()
      await expectNoAxeViolations(page, '[role=dialog]')
    })

    test('an optional file that was refused stops the sending until it is removed', async ({ page }) => {
      const dialog = await openDialog(page)
      const letter = field(dialog, 'coverLetter')
      let isSent = false
      page.on('request', (request) => (isSent ||= request.method() === 'POST'))
      await field(dialog, 'name').fill('Kim Lund')
      await field(dialog, 'email').fill('kim@')
      await field(dialog, 'cv').setInputFiles(pdf('cv.pdf'))
      await letter.setInputFiles(wrong('brev.txt', Buffer.from('Hej')))
      await expect(letter).toHaveAccessibleDescription(new RegExp(errors.fileType))
      await field(dialog, 'email').fill('kim@example.com')
      await submit(dialog)
      await expect(letter).toHaveAccessibleDescription(new RegExp(errors.fileType))
      await expect(dialog.getByRole('link', { name: errors.fileType })).toBeVisible()
      expect(isSent).toBe(false)
      await holdBack(page, `**${PATH}*`, 'POST')
      await dialog.getByRole('button', { name: /brev\.txt/ }).click()
      await submit(dialog)
      await expect(dialog.getByRole('button', { name: messages[language].forms.sending })).toBeDisabled()
    })

    test.describe('when the connection is lost', () => {
      test.use({ expectedErrors: [/ERR_FAILED/] })

      test('everything stays', async ({ page }) => {
        const dialog = await openDialog(page)
        await page.route(`**${PATH}*`, (route) =>
          route.request().method() === 'POST' ? route.abort() : route.continue(),
        )
        await field(dialog, 'name').fill('Kim Lund')
        await field(dialog, 'email').fill('kim@example.com')
        await field(dialog, 'cv').setInputFiles(pdf('cv.pdf'))
        await submit(dialog)
        await expect(page.getByText(errors.tryAgain)).toBeVisible()
        await expect(dialog.getByRole('alert')).toContainText(messages[language].forms.noAnswer)
        await expect(field(dialog, 'name')).toHaveValue('Kim Lund')
        await expect(field(dialog, 'cv')).toHaveValue(/cv\.pdf$/)
        await expect(dialog.getByRole('button', { name: words.submit })).toBeEnabled()
      })
    })

    test('fits a narrow window', async ({ page }) => {
      await openDialog(page)
      await expectNoSidewaysScroll(page)
    })

    test.describe('sending', () => {
      test.skip(withoutStore, NEEDS_STORE)

      async function fillIn(form: Page | Locator, content: string, cv = content): Promise<void> {
        await field(form, 'name').fill('Kim <b>Lund</b>')
        await field(form, 'email').fill(`${content}@example.com`)
        await field(form, 'cv').setInputFiles(pdf('cv.pdf', pdfBytes(cv)))
      }

      test('makes calls 5 to 8 in their order, says so and closes', async ({ page }) => {
        const dialog = await openDialog(page)
        const token = randomUUID()
        await fillIn(dialog, token)
        await field(dialog, 'message').fill('Hej')
        await field(dialog, 'coverLetter').setInputFiles(wrong('brev.docx', docxBytes(token)))
        await submit(dialog)
        await expect(page.getByText(words.sent)).toBeVisible()
        await expect(dialog).toBeHidden()

        const { rows, callsAbout } = await openStore()
        const email = `${token}@example.com`
        const { data: row } = await rows.from('job_applications').select().eq('email', email).single()
        expect(row).toMatchObject({
          job_title: 'Kock',
          cv_file_path: `${row.id}_cv.pdf`,
          cover_letter_file_path: `${row.id}_cover_letter.docx`,
        })
        await expect.poll(async () => (await callsAbout(token)).length).toBe(4)
        const calls = await callsAbout(token)
        expect(calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
          'POST /rest/v1/job_applications',
          `POST /storage/v1/object/job_applications/${row.id}_cv.pdf`,
          `POST /storage/v1/object/job_applications/${row.id}_cover_letter.docx`,
          'POST /functions/v1/send-notification-email',
        ])
        expect(calls[3]?.body).toEqual({
          type: 'job_application',
          data: { name: 'Kim <b>Lund</b>', email, phone: '', jobTitle: 'Kock', message: 'Hej' },
        })
      })

      test('a file that is not what its name says is refused by the server', async ({ page }) => {
        const said = listenToConsole(page)
        const dialog = await openDialog(page)
        const token = randomUUID()
        await fillIn(dialog, token)
        await field(dialog, 'cv').setInputFiles(pdf('cv.pdf', Buffer.from('no PDF at all')))
        await submit(dialog)
        await expect(field(dialog, 'cv')).toHaveAccessibleDescription(new RegExp(errors.fileType))
        await expect.poll(() => said).toContain(errors.fileType)
        const { rows } = await openStore()
        const { data } = await rows.from('job_applications').select('id').eq('email', `${token}@example.com`)
        expect(data).toEqual([])

        await field(dialog, 'cv').setInputFiles(pdf('cv.pdf', pdfBytes(token)))
        await expect(field(dialog, 'cv')).toHaveAttribute('aria-invalid', 'false')
        await submit(dialog)
        await expect(page.getByText(words.sent)).toBeVisible()
      })

      test('closed while it is being sent, it is sent all the same, and a toast says so', async ({
        page,
      }) => {
        const dialog = await openDialog(page)
        await fillIn(dialog, randomUUID())
        const release = await holdBack(page, `**${PATH}*`, 'POST')
        await submit(dialog)
        await expect(dialog.getByRole('button', { name: messages[language].forms.sending })).toBeDisabled()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await page.getByRole('button', { name: messages[language].jobs.apply }).first().click()
        await field(dialog, 'name').fill('Robin')
        release()
        await expect(page.getByText(words.sent)).toBeVisible()
        await expect(field(dialog, 'name')).toHaveValue('Robin')
      })

      test('an upload that fails is a toast; the dialog keeps everything and nothing stays behind', async ({
        page,
      }) => {
        const dialog = await openDialog(page)
        const token = randomUUID()
        await fillIn(dialog, token, 'fault-down')
        await submit(dialog)
        await expect(page.getByText(errors.tryAgain).first()).toBeVisible()
        await expect(dialog).toBeVisible()
        await expect(field(dialog, 'name')).toHaveValue('Kim <b>Lund</b>')
        await expect(field(dialog, 'cv')).toHaveValue(/cv\.pdf$/)
        await expectNoAxeViolations(page, '[role=dialog]')
        const { rows } = await openStore()
        const { data } = await rows.from('job_applications').select('id').eq('email', `${token}@example.com`)
        expect(data).toEqual([])

        await field(dialog, 'cv').setInputFiles(pdf('cv.pdf', pdfBytes(token)))
        await submit(dialog)
        await expect(page.getByText(words.sent)).toBeVisible()
      })
    })
  })

  test.describe(`job application without JavaScript (${language})`, () => {
    test.skip(withoutStore, NEEDS_STORE)
    test.use({ javaScriptEnabled: false })
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('a form of its own: messages, values kept, and then thanks', async ({ page }) => {
      await page.goto(PATH)
      const form = page.locator('#apply')
      const token = randomUUID()
      await field(form, 'job').selectOption('cleaner')
      await field(form, 'email').fill(`${token}@example.com`)
      await submit(form)
      await expect(field(form, 'name')).toHaveAccessibleDescription(errors.applicantNameMissing)
      await expect(field(form, 'cv')).toHaveAccessibleDescription(new RegExp(errors.cvMissing))
      await expect(field(form, 'job')).toHaveValue('cleaner')
      await field(form, 'name').fill('Kim')
      await field(form, 'cv').setInputFiles(pdf('cv.pdf', pdfBytes(token)))
      await submit(form)
      await expect(form.getByText(words.sent)).toBeVisible()
      const { rows } = await openStore()
      const { data } = await rows
        .from('job_applications')
        .select('job_title')
        .eq('email', `${token}@example.com`)
      expect(data).toEqual([{ job_title: 'Lokalvårdare' }])
    })
  })
}
