import type { Page } from '@playwright/test'
import { pageMetadata } from '@/content/page-metadata'
import { christmasPopup, newsletterPopup } from '@/content/pop-ups'
import type { Locale } from '@/lib/i18n/locales'
import { recordLayoutShift } from '../support/layout-shift'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  languages,
  letPageStart,
  messages,
  openWithStillClock,
  test,
  widths,
} from '../support/test'

const { popups, cookieBanner, chat, footer } = messages.sv
const christmasHeading = christmasPopup.sv.heading
const newsletterHeading = newsletterPopup.sv.heading

test.describe('the Christmas pop-up', () => {
  test('comes at 6 s, moves nothing, fades in 300 ms and stays away for the session', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    const readShift = await recordLayoutShift(page)
    await openWithStillClock(page, '/')
    const popup = page.getByRole('region', { name: christmasHeading })
    const notice = page.getByRole('region', { name: cookieBanner.heading })

    await test.step('the cookie notice neither delays it nor is delayed', async () => {
      await page.clock.runFor(2000)
      await expect(notice).toBeVisible()
      await page.clock.runFor(3500)
      await expect(popup).toHaveCount(0)
      await page.clock.runFor(500)
      await expect(popup).toBeVisible()
      await expect(notice).toBeVisible()
    })

    await test.step('nothing on the page has moved', async () => {
      await page.clock.runFor(200)
      const { total, moved } = await readShift()
      expect(total, moved.join('\n')).toBeLessThan(0.01)
    })

    await test.step('closed, it fades and does not come again', async () => {
      await popup.getByRole('button', { name: popups.close }).click()
      await page.clock.runFor(200)
      await expect(popup).toHaveCount(1)
      await page.clock.runFor(200)
      await expect(popup).toHaveCount(0)
      await page.reload()
      await letPageStart(page)
      await page.clock.runFor(10_000)
      await expect(popup).toHaveCount(0)
    })
  })

  test('leads to the Christmas buffet, while it fades in 300 ms', async ({ page, chooseLanguage }) => {
    const headingIn = (language: Locale) =>
      page.getByRole('heading', { level: 1, name: pageMetadata['/julbord'][language].h1 })
    await openWithStillClock(page, '/')
    await page.clock.runFor(6100)
    const popup = page.getByRole('region', { name: christmasHeading })
    await popup.getByRole('link').click()
    await expect(page).toHaveURL(/\/julbord$/)
    await expect(headingIn('sv')).toBeVisible()
    await expect(popup).toHaveCount(1)
    await expect(popup).toHaveCSS('opacity', '0')
    await page.clock.runFor(400)
    await expect(popup).toHaveCount(0)

    await chooseLanguage('en')
    await page.goto('/julbord')
    await expect(headingIn('en')).toBeVisible()
  })
})

test('pop-ups come on the home page alone, and leave with it', async ({ page }) => {
  const popup = page.getByRole('region', { name: christmasHeading })
  await test.step('none comes on another page', async () => {
    await openWithStillClock(page, '/boende')
    await page.clock.runFor(70_000)
    await expect(popup).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('leaving the page takes a pop-up along', async () => {
    await page.goto('/')
    await letPageStart(page)
    await page.clock.runFor(6100)
    await expect(popup).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: footer.questions }).click()
    await expect(page).toHaveURL(/\/fragor-och-svar$/)
    await page.clock.runFor(400)
    await expect(popup).toHaveCount(0)
    await page.clock.runFor(61_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the newsletter pop-up comes at 60 s beside another, takes focus, and closing keeps it away', async ({
  page,
}) => {
  await openWithStillClock(page, '/')
  const popup = page.getByRole('dialog', { name: newsletterHeading })
  await page.clock.runFor(59_500)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(500)
  // Its code is fetched now, and React waits by the clock.
  await page.clock.resume()
  await expect(popup).toBeVisible()
  await expect(popup.locator(':focus')).toHaveCount(1)
  await expectNoFindings(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('newsletter_popup_closed'))).toBe('true')
  await page.reload()
  await letPageStart(page)
  await page.clock.runFor(70_000)
  await expect(popup).toHaveCount(0)
})

test('no pop-up comes while a guest is typing or the chat is open', async ({ page }) => {
  await openWithStillClock(page, '/')
  await page.clock.runFor(1200)
  await page.getByRole('button', { name: cookieBanner.decline }).click()
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.focus()
  await page.clock.runFor(8000)
  const popup = page.getByRole('region', { name: christmasHeading })
  await expect(popup).toHaveCount(0)
  await page.getByRole('button', { name: chat.open }).press('Enter')
  await page.clock.runFor(2000)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(popup).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(popup).toBeVisible()
  await expectNoFindings(page, '.christmas-popup')
})

/** Checks the page with its pop-up on a desktop, and the pop-up alone on a phone. */
async function expectNoFindings(page: Page, popup: string): Promise<void> {
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await expectNoAxeViolations(page, popup)
}

for (const language of languages) {
  const words = messages[language].popups
  const newsletter = newsletterPopup[language]
  const form = messages[language].newsletter

  test.describe(`pop-ups (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('come one at a time', async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      await openWithStillClock(page, '/')
      const first = page.getByRole('region', { name: christmasPopup[language].heading })
      const second = page.getByRole('dialog', { name: newsletter.heading })

      await test.step('on a phone the first waits for the answer to the cookie notice, and 2 s more', async () => {
        await page.clock.runFor(20_000)
        await expect(first).toHaveCount(0)
        await page.getByRole('button', { name: messages[language].cookieBanner.decline }).click()
        await page.clock.runFor(1900)
        await expect(first).toHaveCount(0)
        await page.clock.runFor(1000)
        await expect(first).toBeVisible()
      })

      await test.step('the second waits for the first', async () => {
        await page.clock.runFor(41_000)
        await expect(second).toHaveCount(0)
        await first.getByRole('button', { name: words.close }).click()
        await page.clock.runFor(1200)
        await page.clock.resume()
        await expect(second).toBeVisible()
      })

      await test.step('the second says what the address is used for', async () => {
        await expect(second.getByText(form.privacy.split('<')[0] ?? '')).toBeVisible()
        await expect(second.getByRole('link')).toHaveAttribute('href', '/villkor?tab=privacy')
      })
    })

    test('a sign-up is stored, told to the hotel and thanked for; a wrong address is not', async ({
      page,
    }) => {
      test.skip(Boolean(process.env.BASE_URL), 'needs the test server')
      const store = await openStore()
      const address = `popup-${language}-${Date.now()}@guest.example`
      await page.addInitScript(() => sessionStorage.setItem('jul-popup-shown', 'true'))
      await openWithStillClock(page, '/')
      await page.clock.runFor(60_500)
      await page.clock.resume()
      const popup = page.getByRole('dialog', { name: newsletter.heading })
      const field = popup.getByRole('textbox', { name: form.label })

      await field.fill('nobody')
      await popup.getByRole('button', { name: form.subscribe }).click()
      await expect(popup.getByText(messages[language].forms.errors.newsletterEmailInvalid)).toBeVisible()

      const registered = `registered-${language}-${Date.now()}@guest.example`
      await store.rows.from('newsletter_subscriptions').insert([{ email: registered }])
      await field.fill(registered)
      await popup.getByRole('button', { name: form.subscribe }).click()
      const duplicate = messages[language].forms.errors.newsletterDuplicate
      await expect(page.getByText(duplicate)).toHaveCount(2)
      await expect(field).toHaveAccessibleDescription(duplicate)
      await field.fill(`${registered}.se`)
      await expect(field).not.toHaveAccessibleDescription(duplicate)

      await field.fill(address)
      await popup.getByRole('button', { name: form.subscribe }).click()
      await expect(page.getByText(newsletter.thanks)).toBeVisible()
      await expect(popup).toHaveCount(0)

      await expect.poll(async () => (await store.mailsAbout(address)).length).toBe(1)
    })
  })
}
