import type { Page } from '@playwright/test'
import { expect, holdBack, messages, test, widths } from '../support/test'
import { pageMetadata } from '@/content/page-metadata'

const PATH = '/magic'
const lostAndFoundLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: pageMetadata['/kvarglomt'].h1.sv }).first()

test.beforeEach(({ page }) => page.setViewportSize({ width: widths.phone, height: 800 }))

test('a page is fetched ahead once its link comes near the window, and followed without a new document', async ({
  page,
}) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) ahead.push(new URL(request.url()).pathname)
  })
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  expect(ahead).not.toContain('/kvarglomt')

  const link = lostAndFoundLink(page)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => ahead).toContain('/kvarglomt')

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await link.click()
  await expect(page).toHaveURL('/kvarglomt')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(PATH)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a link shows that its page is on the way', async ({ page }) => {
  const release = await holdBack(page, '**/kvarglomt?*')
  await page.goto(PATH)
  const link = lostAndFoundLink(page)
  await link.click()
  await expect(link.getByRole('progressbar', { name: messages.sv.layout.pageOnTheWay })).toHaveCount(1)
  release()
  await expect(page).toHaveURL('/kvarglomt')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
