import type { Page } from '@playwright/test'
import { answerCookieBanner } from '../support/forms'
import { expect, messages, test, widths } from '../support/test'

const windows = [
  { width: widths.desktop, height: 900 },
  { width: widths.phone, height: 844 },
]

/** Pages whose task is a form or a list, and where it begins. */
const tasks: readonly { path: string; begins: (page: Page) => ReturnType<Page['locator']> }[] = [
  { path: '/booking-inquiry', begins: (page) => page.getByRole('main').getByRole('radio').first() },
  { path: '/kvarglomt', begins: (page) => page.getByRole('main').getByRole('textbox').first() },
  { path: '/fragor-och-svar', begins: (page) => page.getByLabel(messages.sv.faqPage.search) },
  {
    path: '/villkor',
    begins: (page) => page.getByRole('main').locator('select:visible, h2 button:visible').first(),
  },
  { path: '/avregistrera', begins: (page) => page.getByRole('main').getByRole('paragraph').first() },
]

test('a page with a task begins with it', async ({ page }) => {
  for (const { path, begins } of tasks) {
    await page.goto(path)
    for (const size of windows) {
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expect(page.getByRole('main').locator('picture')).toHaveCount(0)
        await expect(begins(page)).toBeInViewport({ ratio: 1 })
      })
    }
  }
})

test('the heroes have three heights', async ({ page }) => {
  await answerCookieBanner(page)
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  const heightOf = async (path: string) => {
    await page.goto(path)
    return (await page.locator('[data-hero-tone]').boundingBox())?.height ?? 0
  }
  for (const path of ['/', '/nature', '/magic']) expect(await heightOf(path)).toBeGreaterThan(850)
  for (const path of ['/boende', '/lediga-jobb', '/restaurant', '/presentkort']) {
    expect(await heightOf(path), path).toBeLessThan(660)
  }
})
