import type { Page, Route } from '@playwright/test'
import { NEWSLETTER_AFTER_MS } from '@/components/widgets/pop-ups/use-popup'
import { rootFailureLabels } from '@/content/errors'
import { searchContent } from '@/content/faq/search-content'
import { pageMetadata } from '@/content/page-metadata'
import { routePosts, signUp } from '../support/site-forms'
import { expect, holdBack, messages, openWithStillClock, test, widths } from '../support/test'

/** What no guest may read. */
const INSIDE = 'a secret of the inside'

/** A browser in which listening for one kind of event fails, until the tab is marked as mended. */
async function breakListening(page: Page, target: 'window' | 'elements', type: string) {
  await page.addInitScript(
    ([target, broken, message]) => {
      const object: EventTarget = target === 'window' ? window : HTMLElement.prototype
      const listen = object.addEventListener
      object.addEventListener = function (...args: Parameters<typeof listen>) {
        if (args[0] === broken && sessionStorage.getItem('mended') === null) throw new Error(message)
        listen.apply(this, args)
      }
    },
    [target, type, INSIDE] as const,
  )
}
const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('mended', 'true'))

async function expectNothingFromInside(page: Page) {
  const text = await page.locator('body').innerText()
  expect(text).not.toContain(INSIDE)
  expect(text).not.toMatch(/\bError:|\bat .+\.js|digest/)
}

test.use({ expectedErrors: [INSIDE] })

test('a page that fails to render keeps header and footer, and can be tried again', async ({ page }) => {
  const t = messages.sv.failure
  const card = page.getByRole('main').getByRole('alert')
  // only accordions listen for it
  await breakListening(page, 'elements', 'beforematch')
  await page.goto('/lediga-jobb')
  await expect(card.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await expect(card.getByText(t.text)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectNothingFromInside(page)
  await expect(page).toHaveNoAxeViolations()

  const retry = card.getByRole('button', { name: t.retry })
  const triedAgain = page.waitForRequest(/_rsc=/)
  await retry.click()
  await triedAgain
  await expect(card).toBeVisible()

  const loadedAnew = page.waitForEvent('load')
  await retry.click()
  await loadedAnew
  await expect(card).toBeVisible()

  await mend(page)
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  await retry.click()
  await expect(card).toBeHidden()
  expect(isLoaded).toBe(false)
  await expect(
    page.getByRole('heading', { level: 1, name: pageMetadata['/lediga-jobb'].h1.sv }),
  ).toBeVisible()
})

test('a document that fails to render says so, and can be loaded again', async ({ page, chooseLanguage }) => {
  await breakListening(page, 'window', 'scroll')
  for (const language of ['en', 'sv'] as const) {
    await test.step(`it says so (${language})`, async () => {
      const t = rootFailureLabels(language, false)
      await chooseLanguage(language)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByText(t.text)).toBeVisible()
      await expect(page.getByRole('button', { name: t.retry })).toBeVisible()
      await expect(page).toHaveTitle(t.title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNothingFromInside(page)
    })
  }
  await expect(page).toHaveNoAxeViolations()

  await mend(page)
  await page.getByRole('button', { name: rootFailureLabels('sv', false).retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: pageMetadata['/'].h1.sv })).toBeVisible()
})

test.describe('without the scripts of a part', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError|Failed to load chunk|Failed to fetch/] })

  /** As after a deployment that took the old files away: all scripts that the page does not name itself. */
  async function takeAllButFirstLoadAway(page: Page, url: string, take = (route: Route) => route.abort()) {
    const html = await (await page.request.get(url)).text()
    const named = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src)
    await page.route('**/_next/static/chunks/*.js', (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : take(route),
    )
  }

  test('a receipt that cannot be fetched is kept when the card about it is closed', async ({ page }) => {
    const { failure, layout } = messages.sv
    const card = page.getByRole('alert').filter({ hasText: failure.text })
    await page.goto('/lediga-jobb')
    await page.evaluate(() => {
      const receipt = { reference: 'KF-7Q2M4X', receivedAt: '2025-10-20T10:00:00Z', values: { name: 'Kim' } }
      sessionStorage.setItem('receipt:job-application', JSON.stringify({ receipt, query: '' }))
    })
    await takeAllButFirstLoadAway(page, '/lediga-jobb')
    await page.reload()
    await card.getByRole('button', { name: layout.close }).click()
    await expect(card).toBeHidden()
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByText('KF-7Q2M4X')).toBeVisible()
  })

  test('a toast shows once its script can be fetched', async ({ page }) => {
    const { layout } = messages.sv
    await takeAllButFirstLoadAway(page, '/relax')
    const failed = page.waitForEvent('console', (line) => line.text().includes('could not be fetched'))
    await page.goto('/relax')
    await failed
    await page.unrouteAll()
    await routePosts(page, '**/relax*', (route) => route.abort())
    await signUp(page.getByRole('contentinfo'), 'kim@example.com')
    await expect(page.getByRole('region', { name: layout.toasts }).getByRole('alert')).toBeVisible()
  })

  test('a menu that fails to load says so, and tries again in place', async ({ page, chooseLanguage }) => {
    const { layout, sideMenu, failure } = messages.en
    const title = failure.titleOf.replace('{part}', sideMenu.nameInFailure)
    const card = page.getByRole('alert').filter({ hasText: failure.text })
    const menuButton = page.getByRole('button', { name: layout.menu, exact: true })
    await page.setViewportSize({ width: widths.phone, height: 800 })
    await takeAllButFirstLoadAway(page, '/relax')
    await chooseLanguage('en')
    await page.goto('/relax')
    await menuButton.click()
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveNoAxeViolations()
    let isLeft = false
    page.on('request', (request) => (isLeft ||= request.isNavigationRequest()))
    await page.context().setOffline(true)
    const failed = page.waitForEvent('console', (line) => line.text().includes('could not be fetched'))
    await card.getByRole('button', { name: failure.retry }).click()
    await failed
    await expect(card).toBeVisible()
    await page.context().setOffline(false)
    await page.unrouteAll()
    await card.getByRole('button', { name: failure.retry }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(isLeft).toBe(false)
    await expect(card).toBeHidden()
  })

  for (const [part, path, opener] of [
    ['the chat', '/booking-inquiry', messages.sv.layout.openChat],
    ['a package', '/paketerbjudanden', 'WEEKENDPAKET'],
    ['an application', '/lediga-jobb', messages.sv.jobs.apply],
  ] as const) {
    test(`${part} that fails to load keeps the page, and the next tap fetches it again`, async ({ page }) => {
      const t = messages.sv.failure
      const card = page.getByRole('alert').filter({ hasText: t.text })
      const button = page.getByRole('button', { name: opener }).first()
      await page.setViewportSize({ width: widths.phone, height: 800 })
      await takeAllButFirstLoadAway(page, path)
      await page.goto(path)
      await button.click()
      await expect(card).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await card.getByRole('button', { name: messages.sv.layout.close }).click()
      await expect(card).toBeHidden()

      await page.unrouteAll()
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }

  test('a search that fails to load says so, and the next letter fetches it again', async ({ page }) => {
    const card = page.getByRole('alert').filter({ hasText: messages.sv.failure.text })
    await takeAllButFirstLoadAway(page, '/fragor-och-svar')
    await page.goto('/fragor-och-svar')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('qq')
    await card.getByRole('button', { name: messages.sv.layout.close }).click()
    await expect(field).toHaveValue('')
    await field.fill('qq')
    await expect(card).toBeVisible()
    await page.unrouteAll()
    await field.fill('qqq')
    await expect(page.getByRole('heading', { name: searchContent.sv.noSearchResults })).toBeVisible()
    await expect(card).toBeHidden()
  })

  test('a button says within 100 ms that its part is loading', async ({ page }) => {
    const letArrive = await holdBack(page, '**/_next/static/chunks/*.js')
    await takeAllButFirstLoadAway(page, '/paketerbjudanden', (route) => route.fallback())
    // What is held back can hold the load event up.
    await page.goto('/paketerbjudanden', { waitUntil: 'domcontentloaded' })
    const button = page.getByRole('button', { name: 'WEEKENDPAKET', includeHidden: true }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
    letArrive()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')
  })

  test('a newsletter pop-up that fails to load is not mentioned', async ({ page }) => {
    await openWithStillClock(page, '/')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    const tried = page.waitForRequest('**/_next/static/chunks/**')
    await page.clock.runFor(NEWSLETTER_AFTER_MS + 1000)
    await tried
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(messages.sv.failure.text)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
