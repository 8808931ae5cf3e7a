import type { Page } from '@playwright/test'
import { findPicture } from '@/content/pictures'
import { teambuildingGallery } from '@/content/teambuilding'
import { expect, holdBack, messages, test, testWithoutScripts } from '../support/test'

const { teambuilding: words, slideshow, layout } = messages.sv
const galleryAlt = (index: number) => findPicture(teambuildingGallery[index]!).alt.sv

test('the activity sheet opens in a dialog and returns the focus', async ({ page }) => {
  await page.goto('/teambuilding')
  const opener = page.getByRole('button', { name: words.openSheet })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: words.sheet })
  await expect(sheet.getByRole('img')).toHaveCount(8)
  await expect(page).toHaveNoAxeViolations('[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await sheet.getByRole('button', { name: layout.close }).click()
  await expect(opener).toBeFocused()
})

test('a picture that fails to load is left out with a warning', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route(/\/pictures\/venue-wine-cellar-/, (route) => route.abort())
  await page.goto('/teambuilding')
  const gallery = galleryOf(page)
  await gallery.scrollIntoViewIfNeeded()
  for (let step = 0; step < 2; step++) await gallery.getByRole('button', { name: slideshow.next }).click()
  await expect(gallery.getByText(new RegExp(`av ${teambuildingGallery.length - 1}`))).toBeVisible()
  await expect(gallery.locator('img[src*="venue-wine-cellar"]')).toHaveCount(0)
  expect(warnings.join()).toContain('venue-wine-cellar')
})

const galleryOf = (page: Page) => page.getByRole('region', { name: words.gallery })

test('the gallery steps before its script has loaded, and keeps its place', async ({ page }) => {
  await page.goto('/teambuilding')
  const deliver = await holdBack(page, '**/*.js')
  const gallery = galleryOf(page)
  await gallery.scrollIntoViewIfNeeded()
  const second = gallery.getByRole('img', { name: galleryAlt(1) })
  await gallery.getByRole('button', { name: slideshow.next }).click()
  await expect(gallery.getByText(/Bild 2 av/)).toBeVisible()
  await expect(second).toBeInViewport({ ratio: 0.9 })
  deliver()
  await expect(gallery.locator('[tabindex="0"]')).toHaveCount(0)
  await expect(gallery.getByText(/Bild 2 av/)).toBeVisible()
  await expect(second).toBeInViewport({ ratio: 0.9 })
})

test('a gallery whose script fails steps by button and arrow key', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.goto('/teambuilding')
  await page.route('**/*.js', (route) => route.abort())
  const gallery = galleryOf(page)
  await gallery.scrollIntoViewIfNeeded()
  const next = gallery.getByRole('button', { name: slideshow.next })
  await next.click()
  await expect(gallery.getByRole('img', { name: galleryAlt(1) })).toBeInViewport({ ratio: 0.9 })
  await next.press('ArrowRight')
  await expect(gallery.getByRole('img', { name: galleryAlt(2) })).toBeInViewport({ ratio: 0.9 })
  await expect(gallery.getByText(/Bild 3 av/)).toBeVisible()
})

testWithoutScripts('the activity sheet can be read without JavaScript', async ({ page }) => {
  await page.goto('/teambuilding')
  await expect(page.getByRole('heading', { level: 4, name: 'Quiz', exact: true })).toBeVisible()
})
