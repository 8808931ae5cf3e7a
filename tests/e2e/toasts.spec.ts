import type { Locator, Page } from '@playwright/test'
import { jobs } from '@/content/jobs'
import { newsletterPopup } from '@/content/pop-ups'
import { pdfBytes } from '../support/documents'
import { answerCookieBanner } from '../support/forms'
import {
  expect,
  expectNoAxeViolations,
  languages,
  messages,
  openWithStillClock,
  test,
  widths,
} from '../support/test'

// Nothing that is sent arrives.
test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })

const refuseSending = (page: Page) =>
  page.route('**', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

for (const language of languages) {
  const { jobs: jobsPage, jobApplication, forms, popups, newsletter } = messages[language]

  /** The message that stands above everything else. By its role, so that a screen reader finds it too. */
  const toastOf = (page: Page) =>
    page.getByRole('region', { name: forms.toast.region }).getByRole('alert').first()
  const closeButton = (toast: Locator) => toast.getByRole('button', { name: forms.toast.close })

  const applyButton = (page: Page) =>
    page.getByRole('button', { name: jobsPage.apply }).and(page.locator(':visible')).first()

  async function failApplication(page: Page): Promise<Locator> {
    await page.goto('/lediga-jobb')
    await refuseSending(page)
    await applyButton(page).click()
    const dialog = page.getByRole('dialog', { name: jobs[0]?.text[language].title })
    await dialog.locator('[name="name"]').fill('Kim Lund')
    await dialog.locator('[name="email"]').fill('kim@example.com')
    await dialog.locator('[name="message"]').fill('Hej')
    await dialog
      .locator('[name="cv"]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfBytes() })
    await dialog.getByRole('button', { name: jobApplication.submit }).click()
    await expect(toastOf(page)).toBeVisible()
    return dialog
  }

  async function expectApplicationKept(dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[name="name"]')).toHaveValue('Kim Lund')
    await expect(dialog.locator('[name="message"]')).toHaveValue('Hej')
    await expect(dialog.locator('[name="cv"]')).toHaveValue(/cv\.pdf$/)
  }

  test.describe(`toasts above a dialog (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      await answerCookieBanner(page)
    })

    test('the mouse closes the toast of an application that failed, and nothing else', async ({ page }) => {
      const dialog = await failApplication(page)
      const toast = toastOf(page)
      await toast.hover()
      await expectNoAxeViolations(page)
      await closeButton(toast).click()
      await expect(toast).toHaveCount(0)
      await expectApplicationKept(dialog)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.mouse.click(8, 450)
      await expect(dialog).toBeHidden()
    })

    test('on a phone the toast leaves what the dialog says in sight', async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      const dialog = await failApplication(page)
      const alert = dialog.getByRole('alert').first()
      await expect(alert).toBeInViewport({ ratio: 1 })
      const [said, toast] = [await alert.boundingBox(), await toastOf(page).boundingBox()]
      expect(toast?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0))
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(844)
    })

    test('a click on its text keeps the dialog too', async ({ page }) => {
      const dialog = await failApplication(page)
      await toastOf(page).getByText(forms.errors.tryAgain).click()
      await expectApplicationKept(dialog)
    })

    test('Escape closes the toast first, then the dialog', async ({ page }) => {
      const dialog = await failApplication(page)
      await page.keyboard.press('Escape')
      await expect(toastOf(page)).toHaveCount(0)
      await expectApplicationKept(dialog)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    test('a screen reader finds the toast also where one stood before the dialog', async ({ page }) => {
      const dialog = await failApplication(page)
      await closeButton(toastOf(page)).click()
      await dialog.getByRole('button', { name: jobApplication.cancel }).click()
      await expect(applyButton(page)).toBeFocused()
      await applyButton(page).press('Enter')
      await dialog.locator('[name="name"]').fill('Kim Lund')
      await dialog.locator('[name="email"]').fill('kim@example.com')
      await dialog
        .locator('[name="cv"]')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfBytes() })
      await dialog.getByRole('button', { name: jobApplication.submit }).click()
      await expect(toastOf(page)).toBeVisible()
    })

    test('the newsletter pop-up stays, with what was typed, when its toast is closed', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('jul-popup-shown', 'true'))
      await openWithStillClock(page, '/')
      await refuseSending(page)
      await page.clock.runFor(60_500)
      await page.clock.resume()
      const popup = page.getByRole('dialog', { name: newsletterPopup[language].heading })
      await popup.getByRole('textbox', { name: popups.label }).fill('kim@example.com')
      await popup.getByRole('button', { name: popups.subscribe }).click()
      const toast = toastOf(page)
      await closeButton(toast).click()
      await expect(toast).toHaveCount(0)
      await expect(popup).toBeVisible()
      await expect(popup.getByRole('textbox', { name: popups.label })).toHaveValue('kim@example.com')
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
    })
  })

  test(`a toast never lies on the header (${language})`, async ({ page, chooseLanguage }) => {
    await chooseLanguage(language)
    await answerCookieBanner(page)
    await page.goto('/boende')
    await refuseSending(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: newsletter.label }).fill('kim@example.com')
    const seen = page.evaluate(watchToast)
    await footer.getByRole('button', { name: newsletter.subscribe }).click()
    await expect(toastOf(page)).toBeVisible()
    expect(await seen).toEqual({ appeared: true, onHeader: false })
  })
}

/** Runs in the page: looks at every frame of a toast, from its first to its last, for parts of it above the header's foot. */
async function watchToast(): Promise<{ appeared: boolean; onHeader: boolean }> {
  const header = document.querySelector('header')
  const result = { appeared: false, onHeader: false }
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const toast = document.querySelector('section [role="alert"]')
    if (result.appeared && !toast) return result
    const box = toast?.getBoundingClientRect()
    if (!toast || !box || !header) continue
    result.appeared = true
    const foot = header.getBoundingClientRect().bottom
    const hits = [foot - 4, foot / 2, 4].flatMap((y) =>
      document.elementsFromPoint(box.left + box.width / 2, y),
    )
    result.onHeader ||= hits.some((hit) => toast.contains(hit))
  }
}
