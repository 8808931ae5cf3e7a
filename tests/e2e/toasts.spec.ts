import type { Locator, Page } from '@playwright/test'
import { jobs } from '@/content/jobs'
import { pdfBytes } from '../support/documents'
import { expect, expectNoAxeViolations, messages, test, widths } from '../support/test'

// Nothing that is sent arrives.
test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })

const refuseSending = (page: Page) =>
  page.route('**', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

/** The message that stands above everything else. By its role, so that a screen reader finds it too. */
const toastOf = (page: Page) =>
  page.getByRole('region', { name: messages.sv.forms.toast.region }).getByRole('alert').first()
const closeButton = (toast: Locator) => toast.getByRole('button', { name: messages.sv.forms.toast.close })
const applyButton = (page: Page) =>
  page.getByRole('button', { name: messages.sv.jobs.apply }).filter({ visible: true }).first()
const applicationOf = (page: Page) => page.getByRole('dialog', { name: jobs[0]?.title.sv })

async function fillApplication(dialog: Locator): Promise<void> {
  await dialog.locator('[name="name"]').fill('Kim Lund')
  await dialog.locator('[name="email"]').fill('kim@example.com')
  await dialog.locator('[name="message"]').fill('Hej')
  await dialog
    .locator('[name="cv"]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfBytes() })
}

async function expectApplicationKept(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[name="name"]')).toHaveValue('Kim Lund')
  await expect(dialog.locator('[name="message"]')).toHaveValue('Hej')
  await expect(dialog.locator('[name="cv"]')).toHaveValue(/cv\.pdf$/)
}

test('a toast above a dialog is closed first and alone', async ({ page }) => {
  const dialog = applicationOf(page)
  const toast = toastOf(page)
  const fail = async () => {
    await dialog.getByRole('button', { name: messages.sv.jobApplication.submit }).click()
    await expect(toast).toBeVisible()
  }
  await page.goto('/lediga-jobb')
  await refuseSending(page)
  await applyButton(page).click()
  await fillApplication(dialog)

  await test.step('the mouse closes the toast, and nothing else', async () => {
    await fail()
    await toast.hover()
    await expectNoAxeViolations(page)
    await closeButton(toast).click()
    await expect(toast).toHaveCount(0)
    await expectApplicationKept(dialog)
    await expect(dialog.locator(':focus')).toHaveCount(1)
  })

  await test.step('a click on its text keeps the dialog too', async () => {
    await fail()
    await toast.getByText(messages.sv.forms.errors.tryAgain).click()
    await expectApplicationKept(dialog)
  })

  await test.step('Escape closes the toast, then the dialog', async () => {
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
    await expectApplicationKept(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a screen reader finds the toast also where one stood before the dialog', async () => {
    await expect(applyButton(page)).toBeFocused()
    await applyButton(page).press('Enter')
    await fillApplication(dialog)
    await fail()
    await closeButton(toast).click()
    await expect(toast).toHaveCount(0)
  })

  await test.step('a click beside the dialog closes it, when no toast is left', async () => {
    await page.mouse.click(8, 450)
    await expect(dialog).toBeHidden()
  })
})

test('on a phone a toast leaves what the dialog says in sight', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/lediga-jobb')
  await refuseSending(page)
  await applyButton(page).click()
  const dialog = applicationOf(page)
  await fillApplication(dialog)
  await dialog.getByRole('button', { name: messages.sv.jobApplication.submit }).click()

  const toast = toastOf(page)
  await expect(toast).toContainText(messages.sv.forms.errors.tryAgain)
  await expect(toast).toBeInViewport({ ratio: 1 })
  const alert = dialog.getByRole('alert').first()
  await expect(alert).toBeInViewport({ ratio: 1 })
  const [said, box] = [await alert.boundingBox(), await toast.boundingBox()]
  expect(box?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0))

  await closeButton(toast).click()
  await expect(toast).toHaveCount(0)
  await expectApplicationKept(dialog)
  await dialog.getByRole('button', { name: messages.sv.jobApplication.cancel }).click()
  await expect(applyButton(page)).toBeFocused()
})

test('a toast lies below the header, and leaves by itself after 4 s', async ({ page }) => {
  await page.clock.install()
  await page.goto('/boende')
  await refuseSending(page)
  const { newsletter } = messages.sv
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: newsletter.label }).fill('kim@example.com')
  await footer.getByRole('button', { name: newsletter.subscribe }).click()
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  await page.clock.fastForward(4000)
  await expect(toast).toHaveCount(0)
})
