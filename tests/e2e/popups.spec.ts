import type { Page } from '@playwright/test'
import {
  AFTER_ANSWER_MS,
  CHECK_MS,
  CHRISTMAS_AFTER_MS,
  FADE_MS,
  LONGEST_WAIT_MS,
  NEWSLETTER_AFTER_MS,
} from '@/components/widgets/pop-ups/use-popup'
import { christmasPopup, newsletterPopup } from '@/content/pop-ups'
import { recordLayoutShift } from '../support/layout-shift'
import { signUp } from '../support/site-forms'
import { expect, firstVisit, letPageStart, messages, openWithStillClock, test, widths } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

test.use(firstVisit)

const { cookieBanner, layout, newsletter, forms } = messages.sv
const christmasOf = (page: Page) => page.getByRole('region', { name: christmasPopup.sv.heading })
const newsletterOf = (page: Page) => page.getByRole('dialog', { name: newsletterPopup.sv.heading })
const declineCookies = (page: Page) => page.getByRole('button', { name: cookieBanner.decline }).click()

test('the Christmas pop-up comes at its time, moves nothing, and stays away once closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  const expectStill = await recordLayoutShift(page)
  await openWithStillClock(page, '/')
  const popup = christmasOf(page)
  const notice = page.getByRole('region', { name: cookieBanner.heading })

  await test.step('the cookie notice neither delays it nor is delayed', async () => {
    await page.clock.runFor(2000)
    await expect(notice).toBeVisible()
    await page.clock.runFor(CHRISTMAS_AFTER_MS - CHECK_MS - 2000)
    await expect(popup).toHaveCount(0)
    await page.clock.runFor(CHECK_MS + 200)
    await expect(popup).toBeVisible()
    await expect(notice).toBeVisible()
    await expectStill()
  })

  await test.step('closed, it fades and does not come again', async () => {
    await popup.getByRole('button', { name: layout.close }).focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toBeFocused()
    await page.clock.runFor(FADE_MS - 100)
    await expect(popup).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(popup).toHaveCount(0)
    await page.reload()
    await letPageStart(page)
    await page.clock.runFor(CHRISTMAS_AFTER_MS + 4000)
    await expect(popup).toHaveCount(0)
  })
})

test('pop-ups come on the home page alone, and leave with it', async ({ page }) => {
  const popup = christmasOf(page)
  await openWithStillClock(page, '/boende')
  await page.clock.runFor(NEWSLETTER_AFTER_MS + 10_000)
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/')
  await letPageStart(page)
  await page.clock.runFor(CHRISTMAS_AFTER_MS + 100)
  await popup.getByRole('link').click()
  await expect(page).toHaveURL(/\/julbord$/)
  await expect(popup).toHaveCSS('opacity', '0')
  await page.clock.runFor(FADE_MS + 100)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(NEWSLETTER_AFTER_MS + 1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the newsletter pop-up comes at its time, takes focus, and stays away once closed', async ({ page }) => {
  await openWithStillClock(page, '/')
  const popup = newsletterOf(page)
  await page.clock.runFor(NEWSLETTER_AFTER_MS - CHECK_MS)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(CHECK_MS)
  // Its code is fetched now, and React waits by the clock.
  await page.clock.resume()
  await expect(popup).toBeVisible()
  await expect(popup.locator(':focus')).toHaveCount(1)
  await expectNoFindings(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.reload()
  await letPageStart(page)
  await page.clock.runFor(NEWSLETTER_AFTER_MS + 10_000)
  await expect(popup).toHaveCount(0)
})

test('no pop-up comes while a guest is typing or the chat is open', async ({ page }) => {
  await openWithStillClock(page, '/')
  await page.clock.runFor(1200)
  await declineCookies(page)
  await page.getByRole('contentinfo').getByRole('textbox').focus()
  await page.clock.runFor(CHRISTMAS_AFTER_MS + 2000)
  const popup = christmasOf(page)
  await expect(popup).toHaveCount(0)
  await page.getByRole('button', { name: layout.openChat }).press('Enter')
  await page.clock.runFor(2000)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(popup).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(popup).toBeVisible()
  await expectNoFindings(page, '.season-card')
})

/** Checks the page with its pop-up on a desktop, and the pop-up alone on a phone. */
async function expectNoFindings(page: Page, popup: string): Promise<void> {
  await expect(page).toHaveNoAxeViolations()
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await expect(page).toHaveNoAxeViolations(popup)
}

test('on a phone pop-ups come one at a time, the first after the cookie answer', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await openWithStillClock(page, '/')
  const [first, second] = [christmasOf(page), newsletterOf(page)]
  await page.clock.runFor(LONGEST_WAIT_MS)
  await expect(first).toHaveCount(0)
  await declineCookies(page)
  await page.clock.runFor(AFTER_ANSWER_MS - 100)
  await expect(first).toHaveCount(0)
  await page.clock.runFor(CHECK_MS + 500)
  await expect(first).toBeVisible()
  await expectHeroFree(page)

  await page.clock.runFor(NEWSLETTER_AFTER_MS)
  await expect(second).toHaveCount(0)
  await first.getByRole('button', { name: layout.close }).click()
  await page.clock.runFor(1200)
  await expect(second).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.clock.runFor(600)
  await page.clock.resume()
  await expect(second).toBeVisible()
  await expect(second.getByText(newsletter.privacy.split('<')[0] ?? '')).toBeVisible()
  await expect(second.getByRole('link')).toHaveAttribute('href', '/villkor?tab=privacy')
})

test('on a phone the first pop-up does not wait for the cookie answer for ever', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await openWithStillClock(page, '/')
  const popup = christmasOf(page)
  await page.clock.runFor(CHRISTMAS_AFTER_MS + LONGEST_WAIT_MS - 1500)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(2500)
  await expect(popup).toBeVisible()
  await expect(page.getByRole('region', { name: cookieBanner.heading })).toBeVisible()
  await expectHeroFree(page)
})

/** The pop-up is a card of at most a third of the window's height, between the hero's buttons and the ticker. */
async function expectHeroFree(page: Page): Promise<void> {
  const card = await christmasOf(page).boundingBox()
  expect(card?.height).toBeLessThanOrEqual(844 / 3)
  const ticker = await page.getByRole('region', { name: messages.sv.ticker.label }).boundingBox()
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(ticker?.y ?? 0)
  const main = page.getByRole('main')
  for (const name of [messages.sv.stay.book, messages.sv.home.bookConference]) {
    const button = await main.getByRole('link', { name }).first().boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThanOrEqual(card?.y ?? 0)
  }
}

test('a wrong email has its error, and a sign-up is thanked for', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('jul-popup-shown', 'true'))
  await openWithStillClock(page, '/')
  await page.clock.runFor(NEWSLETTER_AFTER_MS + CHECK_MS)
  await page.clock.resume()
  const popup = newsletterOf(page)
  await signUp(popup, 'nobody')
  await expect(popup.getByText(forms.errors.newsletterEmailInvalid)).toBeVisible()

  await signUp(popup, uniqueEmail())
  await expect(page.getByText(newsletterPopup.sv.thanks)).toBeVisible()
  await expect(popup).toHaveCount(0)
})
