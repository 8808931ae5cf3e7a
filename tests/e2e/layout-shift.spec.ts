import { recordLayoutShift } from '../support/layout-shift'
import { expect, firstVisit, holdBack, test } from '../support/test'

test.use({ ...firstVisit, viewport: { width: 412, height: 823 } })

for (const path of ['/', '/conference']) {
  test(`late typefaces do not move ${path}`, async ({ page }) => {
    const release = await holdBack(page, '**/*.woff2')
    const expectStill = await recordLayoutShift(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    release()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expectStill()
  })
}

test('a page does not move while it loads over a slow line with cached styles', async ({ page }) => {
  const expectStill = await recordLayoutShift(page)
  await page.goto('/villkor')
  const session = await page.context().newCDPSession(page)
  // 400 kbit/s, in bytes.
  const line = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
  await session.send('Network.emulateNetworkConditions', line)
  for (const path of ['/boende', '/paketerbjudanden']) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectStill()
    })
  }
})
