import { mkdir, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { uploadLimits } from '@/content/facts'
import { jobs } from '@/content/jobs'
import { venue } from '@/content/venue'
import { docxBytes, pdfBytes, pdfUpload, refusedUploads, uploads } from '../support/documents'
import { applyButton, fillApplication, openApplication, routePosts } from '../support/site-forms'
import { storedUnder } from '../support/stored'
import { clickBeside, expect, holdBack, messages, test, testWithoutScripts, widths } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

const PATH = '/lediga-jobb'
const LARGEST = uploadLimits.megabytes * 1024 * 1024
const field = (form: Page | Locator, name: string) => form.locator(`[name="${name}"]`)
const { forms, layout, jobApplication: t, jobs: list } = messages.sv
/** The messages as the page shows them. */
const errors = {
  ...forms.errors,
  fileTooLarge: forms.errors.fileTooLarge.replace('{max}', String(uploadLimits.megabytes)),
}
/** Writes a document of so many bytes, and some more, to choose it from the disk: large ones pass slowly from memory. */
async function storePdf(bytes: number, content?: string): Promise<string> {
  const file = test.info().outputPath('cv.pdf')
  await writeFile(file, Buffer.concat([pdfBytes(content), Buffer.alloc(bytes, ' ')]))
  return file
}
const wrong = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

const title = jobs[0]?.title.sv ?? ''
const submit = (form: Locator, label = t.submit) => form.getByRole('button', { name: label }).click()

async function drop(input: Locator, content: string, ...names: string[]): Promise<void> {
  const dataTransfer = await input.page().evaluateHandle(
    ([text, fileNames]) => {
      const transfer = new DataTransfer()
      for (const name of fileNames) transfer.items.add(new File([text], name))
      return transfer
    },
    [content, names] as const,
  )
  await input.dispatchEvent('drop', { dataTransfer })
}

/** Runs in the page: whether a file that is dropped on the element is kept from opening in place of the page. */
function refusesDrop(element: Element): boolean {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['%PDF-1.4'], 'cv.pdf'))
  return ['dragover', 'drop'].every((type) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
    element.dispatchEvent(event)
    return event.defaultPrevented
  })
}

/** Checks that a receipt names the stored application. */
async function expectConfirmed(receipt: Locator, email: string): Promise<void> {
  const [row] = await storedUnder('job_applications', email)
  for (const text of [row!.reference, 'cv.pdf', email]) await expect(receipt).toContainText(text)
}

test('the form names refused files and missing values', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const dialog = await openApplication(page)
  const cv = field(dialog, 'cv')
  const letter = field(dialog, 'coverLetter')

  await test.step('a file that is too large is refused at once, until it is removed', async () => {
    await cv.setInputFiles(await storePdf(LARGEST))
    await expect(cv).toHaveAccessibleDescription(new RegExp(errors.fileTooLarge))
    await expect(cv).toHaveAttribute('aria-invalid', 'true')
    expect(said).toContain(errors.fileTooLarge)
    await dialog.getByRole('button', { name: /cv\.pdf/ }).click()
    await expect(cv).not.toHaveAccessibleDescription(new RegExp(errors.fileTooLarge))
    await cv.setInputFiles(pdfUpload('', '../Mitt cv (1)\u202E🦌.PDF'))
    await expect(dialog.getByText(/Mitt cv \(1\)🦌\.PDF/)).toBeVisible()
    await expect(cv).toHaveAttribute('aria-invalid', 'false')
    await dialog.getByRole('button', { name: /Mitt cv/ }).click()
    await expect(cv).toHaveValue('')
    await expect(cv).toBeFocused()
  })

  await test.step('a file is checked by its content at once', async () => {
    await expect(cv).toHaveAttribute('accept', /\.docx.*application\/pdf|application\/pdf.*\.docx/)
    await expect(dialog.getByRole('link', { name: venue.email })).toBeVisible()
    await cv.setInputFiles(wrong('docx.doc', uploads['docx.doc'][0]))
    await expect(dialog.getByText('docx.doc')).toBeVisible()
    await expect(cv).toHaveAttribute('aria-invalid', 'false')
    const [bytes, key] = refusedUploads['foto.docx']
    await cv.setInputFiles(wrong('foto.docx', bytes))
    await expect(cv).toHaveAccessibleDescription(new RegExp(`${errors[key]}$`))
    await dialog.getByRole('button', { name: /foto\.docx/ }).click()
  })

  await test.step('a dropped folder is refused as one', async () => {
    const folder = test.info().outputPath('mapp.pdf')
    await mkdir(folder)
    const { x = 0, y = 0 } = (await cv.boundingBox()) ?? {}
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    const session = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
    await expect(cv).toHaveAccessibleDescription(new RegExp(errors.fileFolder))
    await dialog.getByRole('button', { name: /mapp\.pdf/ }).click()
  })

  await test.step('a file dropped beside its field is not opened by the browser', async () => {
    for (const place of [dialog.getByRole('heading', { name: title }), dialog, page.locator('body')])
      expect(await place.evaluate(refusesDrop)).toBe(true)
    await expect(cv).toHaveValue('')
  })

  await test.step('a file can be dropped on its field', async () => {
    await drop(letter, 'Hello', 'letter.txt')
    await expect(letter).toHaveAccessibleDescription(new RegExp(errors.fileType))
    await drop(letter, '%PDF-1.4', 'letter.pdf', 'letter-2.pdf')
    await expect(letter).toHaveAccessibleDescription(new RegExp(errors.fileSeveral))
    await drop(letter, '%PDF-1.4', 'letter.pdf')
    await expect(dialog.getByText('letter.pdf')).toBeVisible()
    await expect(letter).toHaveValue(/letter\.pdf$/)
  })

  await test.step('missing values are named on the console and beside their fields', async () => {
    said.length = 0
    await submit(dialog)
    await expect(field(dialog, 'name')).toHaveAccessibleDescription(errors.applicantNameMissing)
    await expect(field(dialog, 'email')).toHaveAccessibleDescription(errors.applicantEmailMissing)
    await expect(cv).toHaveAccessibleDescription(new RegExp(errors.cvMissing))
    expect(said).toEqual(
      expect.arrayContaining([errors.applicantNameMissing, errors.applicantEmailMissing, errors.cvMissing]),
    )
  })
})

test('an application is stopped by a refused file, and stored and confirmed without it', async ({ page }) => {
  const dialog = await openApplication(page)
  const letter = field(dialog, 'coverLetter')
  const email = uniqueEmail()
  let isSent = false
  page.on('request', (request) => (isSent ||= request.method() === 'POST'))
  const release = await holdBack(page, `**${PATH}*`, 'POST')

  await test.step('an optional file that was refused stops the sending until it is removed', async () => {
    await fillApplication(dialog, email)
    await field(dialog, 'email').fill('kim@')
    await field(dialog, 'cv').setInputFiles(await storePdf(3_000_000, email))
    await field(dialog, 'message').fill('Jag kan laga mat')
    await letter.setInputFiles(wrong('brev.txt', Buffer.from('Hej')))
    await expect(letter).toHaveAccessibleDescription(new RegExp(errors.fileType))
    await field(dialog, 'email').fill(email)
    await submit(dialog)
    await expect(letter).toHaveAccessibleDescription(new RegExp(errors.fileType))
    await expect(dialog.getByRole('link', { name: errors.fileType })).toBeVisible()
    expect(isSent).toBe(false)
    await dialog.getByRole('button', { name: /brev\.txt/ }).click()
    await expect(letter).toHaveAttribute('aria-invalid', 'false')
    await letter.setInputFiles(wrong('brev.docx', docxBytes(email)))
    await submit(dialog)
    await expect(dialog.getByRole('button', { name: forms.sending })).toBeDisabled()
  })

  await test.step('a line and a bar say how much is being sent', async () => {
    const line = 'Skickar två filer, 2,9\u00A0MB'
    await expect(dialog.getByRole('status').filter({ hasText: line })).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: line })).toBeVisible()
    await expect(dialog.getByRole('button', { name: t.cancel })).toBeDisabled()
    await expect(page).toHaveNoAxeViolations('[role=dialog]')
  })

  await test.step('the answer closes the dialog', async () => {
    release()
    await expect(page.getByText(t.sent)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the receipt has the focus', async () => {
    const receipt = page.getByRole('region', { name: t.sentTitle })
    await expect(receipt).toBeFocused()
    await expect(receipt).toBeInViewport()
    for (const text of [title, 'brev.docx']) await expect(receipt).toContainText(text)
    await expectConfirmed(receipt, email)
    await expect(page).toHaveNoAxeViolations()
    await expect(page).toHaveNoSidewaysScroll()
  })
})

testWithoutScripts('the form on the page works without JavaScript', async ({ page, chooseLanguage }) => {
  const { forms: common, jobApplication } = messages.en
  await chooseLanguage('en')
  await page.goto(PATH)
  const form = page.locator('#job-application')
  const email = uniqueEmail()
  await submit(form, jobApplication.submit)
  await expect(field(form, 'job')).toHaveAccessibleDescription(common.errors.chooseOption)
  await field(form, 'job').selectOption('cleaner')
  await field(form, 'email').fill(email)
  await submit(form, jobApplication.submit)
  await expect(field(form, 'name')).toHaveAccessibleDescription(common.errors.applicantNameMissing)
  await expect(field(form, 'cv')).toHaveAccessibleDescription(new RegExp(common.errors.cvMissing))
  await expect(field(form, 'job')).toHaveValue('cleaner')
  await field(form, 'name').fill('Kim')
  await field(form, 'cv').setInputFiles(pdfUpload(email))
  await submit(form, jobApplication.submit)
  await expect(form.getByText(jobApplication.sent)).toBeVisible()
  expect(await storedUnder('job_applications', email)).toMatchObject([{ job_title: 'Lokalvårdare' }])
  await expectConfirmed(page.getByRole('region', { name: jobApplication.thanks }), email)
  await expect(page).toHaveNoSidewaysScroll()
})

test('an application whose dialog is closed meanwhile is stored, and a toast says so', async ({ page }) => {
  const dialog = await openApplication(page)
  await fillApplication(dialog, uniqueEmail())
  const release = await holdBack(page, `**${PATH}*`, 'POST')
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByRole('button', { name: forms.sending })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await applyButton(page).click()
  await field(dialog, 'name').fill('Robin')
  release()
  await expect(page.getByText(t.sent)).toBeVisible()
  await expect(field(dialog, 'name')).toHaveValue('Robin')
})

test.describe('an application that cannot be sent', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })

  /** The message that stands above everything else. By its role, so that a screen reader finds it too. */
  const toastOf = (page: Page) => page.getByRole('region', { name: layout.toasts }).getByRole('alert').first()
  const closeToast = async (toast: Locator) => {
    await toast.getByRole('button', { name: layout.close }).click()
    await expect(toast).toHaveCount(0)
  }
  /** Fills the dialog in and sends it in vain. */
  async function fail(page: Page, dialog: Locator): Promise<void> {
    await routePosts(page, '**', (route) => route.abort())
    await fillApplication(dialog, uniqueEmail())
    await submit(dialog)
    await expect(toastOf(page)).toBeVisible()
  }
  async function expectKept(dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible()
    await expect(field(dialog, 'name')).toHaveValue('Kim <b>Lund</b>')
    await expect(field(dialog, 'cv')).toHaveValue(/cv\.pdf$/)
  }

  test('a toast above the dialog closes before it', async ({ page }) => {
    const dialog = await openApplication(page)
    const toast = toastOf(page)
    await fail(page, dialog)

    await test.step('its button closes the toast alone', async () => {
      await toast.hover()
      await expect(page).toHaveNoAxeViolations()
      await closeToast(toast)
      await expectKept(dialog)
      await expect(dialog.locator(':focus')).toHaveCount(1)
    })

    await test.step('a click on its text keeps the dialog', async () => {
      await submit(dialog)
      await toast.getByText(forms.noAnswer).click()
      await expectKept(dialog)
    })

    await test.step('Escape closes the toast, then the dialog', async () => {
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)
      await expectKept(dialog)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(applyButton(page)).toBeFocused()
    })

    await test.step('a screen reader finds a toast that was there before the dialog', async () => {
      await applyButton(page).press('Enter')
      await fail(page, dialog)
      await closeToast(toast)
      await clickBeside(dialog, 8, 450)
      await expect(dialog).toBeHidden()
    })
  })

  test('a toast on a phone covers neither the message of the dialog nor its buttons', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 844 })
    const dialog = await openApplication(page)
    const toast = toastOf(page)
    await fail(page, dialog)
    await expect(toast).toContainText(forms.noAnswer)
    await expect(toast).toBeInViewport({ ratio: 1 })
    const alert = dialog.getByRole('alert').first()
    await expect(alert).toBeInViewport({ ratio: 1 })
    const send = dialog.getByRole('button', { name: t.submit })
    const [said, box] = [await alert.boundingBox(), await toast.boundingBox()]
    expect(box?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((await send.boundingBox())?.y ?? 0)
    await closeToast(toast)
    await expectKept(dialog)
  })
})

test('positions are tabs on desktop', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/lediga-jobb')
  const tabs = page.getByRole('tablist', { name: list.positions }).getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).click()
  await expect(page).toHaveURL(/#receptionist$/)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: jobs[1]!.title.sv })).toBeVisible()
  await expect(page).toHaveNoAxeViolations('[role=tablist], [role=tabpanel]')
})
