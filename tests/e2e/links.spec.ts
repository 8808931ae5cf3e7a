import { expect, holdBack, messages, test, widths } from '../support/test'

const PATH = '/magic'

test.beforeEach(({ page }) => page.setViewportSize({ width: widths.phone, height: 800 }))

test.describe('links between pages', () => {
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

    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages.sv.footer.lostAndFound })
      .first()
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

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a link shows that its page is on the way (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      const release = await holdBack(page, '**/kvarglomt?*')
      await page.goto(PATH)
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: messages.sv.footer.lostAndFound })
        .first()
      await link.scrollIntoViewIfNeeded()
      const place = await link.boundingBox()
      await link.click()
      const mark = link.getByRole('progressbar', { name: messages.sv.layout.pageOnTheWay })
      await expect(mark).toHaveCount(1, { timeout: 1_000 })
      await expect.poll(async () => (await mark.boundingBox())?.width).toBeGreaterThan(10)
      expect(await link.boundingBox()).toEqual(place)
      await expect(page).toHaveURL(PATH)
      release()
      await expect(page).toHaveURL('/kvarglomt')
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    })
  }

  test('a click that asks for a new tab opens one, and leaves this page', async ({ page, context }) => {
    await page.goto(PATH)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages.sv.footer.lostAndFound })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/kvarglomt')
    await expect(page).toHaveURL(PATH)
  })

  test('an address that carries its language hands it on', async ({ page }) => {
    await page.goto(`${PATH}?lang=en`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages.en.footer.lostAndFound })
      .first()
      .click()
    await expect(page).toHaveURL('/kvarglomt?lang=en')
  })
})
