import { pageMetadata } from '@/content/page-metadata'
import { christmasPopup, newsletterPopup } from '@/content/pop-ups'
import { answerCookieBanner } from '../support/forms'
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

for (const language of languages) {
  const words = messages[language].popups
  const christmas = christmasPopup(language).texts[0]!
  const newsletter = newsletterPopup[language]

  test.describe(`pop-ups (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('the Christmas pop-up comes at 6 s, fades in 300 ms and stays away for the session', async ({
      page,
    }) => {
      await openWithStillClock(page, '/')
      const popup = page.getByRole('region', { name: christmas.heading })
      await page.clock.runFor(5500)
      await expect(popup).toHaveCount(0)
      await page.clock.runFor(500)
      await expect(popup).toBeVisible()
      await popup.getByRole('button', { name: words.close }).click()
      await page.clock.runFor(200)
      await expect(popup).toHaveCount(1)
      await page.clock.runFor(200)
      await expect(popup).toHaveCount(0)
      await page.reload()
      await letPageStart(page)
      await page.clock.runFor(10_000)
      await expect(popup).toHaveCount(0)
    })

    test('its link leads to the Christmas buffet, while it fades in 300 ms', async ({ page }) => {
      await openWithStillClock(page, '/')
      await page.clock.runFor(6100)
      const popup = page.getByRole('region', { name: christmas.heading })
      await popup.getByRole('link').click()
      await expect(page).toHaveURL(/\/julbord$/)
      await expect(
        page.getByRole('heading', { level: 1, name: pageMetadata['/julbord'][language].h1 }),
      ).toBeVisible()
      await expect(popup).toHaveCount(1)
      await expect(popup).toHaveCSS('opacity', '0')
      await page.clock.runFor(400)
      await expect(popup).toHaveCount(0)
    })

    test('leaving the page takes a pop-up along', async ({ page }) => {
      await openWithStillClock(page, '/')
      await page.clock.runFor(6100)
      await expect(page.getByRole('region', { name: christmas.heading })).toBeVisible()
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: messages[language].footer.questions })
        .click()
      await expect(page).toHaveURL(/\/fragor-och-svar$/)
      await page.clock.runFor(400)
      await expect(page.getByRole('region', { name: christmas.heading })).toHaveCount(0)
      await page.clock.runFor(61_000)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('the newsletter pop-up comes at 60 s, takes focus, and closing keeps it away', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('jul-popup-shown', 'true'))
      await openWithStillClock(page, '/')
      const popup = page.getByRole('dialog', { name: newsletter.heading })
      await page.clock.runFor(59_500)
      await expect(popup).toHaveCount(0)
      await page.clock.runFor(500)
      // Its code is fetched now, and React waits by the clock.
      await page.clock.resume()
      await expect(popup).toBeVisible()
      await expect(popup.getByText(words.privacy)).toBeVisible()
      await expect(popup.getByRole('link', { name: words.privacyLink })).toHaveAttribute(
        'href',
        '/villkor?tab=privacy',
      )
      await expect(popup.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
      expect(await page.evaluate(() => sessionStorage.getItem('newsletter_popup_closed'))).toBe('true')
      await page.reload()
      await letPageStart(page)
      await page.clock.runFor(70_000)
      await expect(popup).toHaveCount(0)
    })

    test('only one is up at a time: the second waits for the first', async ({ page }) => {
      await openWithStillClock(page, '/')
      await page.clock.runFor(61_000)
      await expect(page.getByRole('dialog', { name: newsletter.heading })).toHaveCount(0)
      await page
        .getByRole('region', { name: christmas.heading })
        .getByRole('button', { name: words.close })
        .click()
      await page.clock.runFor(1200)
      await page.clock.resume()
      await expect(page.getByRole('dialog', { name: newsletter.heading })).toBeVisible()
    })

    test('none comes while a guest is typing or the chat is open', async ({ page }) => {
      await openWithStillClock(page, '/')
      await page.clock.runFor(1200)
      await page.getByRole('button', { name: messages[language].cookieBanner.decline }).click()
      const email = page.getByRole('contentinfo').getByRole('textbox')
      await email.focus()
      await page.clock.runFor(8000)
      const popup = page.getByRole('region', { name: christmas.heading })
      await expect(popup).toHaveCount(0)
      await page.getByRole('button', { name: messages[language].chat.open }).press('Enter')
      await page.clock.runFor(2000)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.clock.runFor(2000)
      await expect(popup).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.clock.runFor(1000)
      await expect(popup).toBeVisible()
    })

    test('the cookie banner neither delays them nor is delayed', async ({ page }) => {
      await openWithStillClock(page, '/')
      await page.clock.runFor(6200)
      await expect(page.getByRole('region', { name: messages[language].cookieBanner.heading })).toBeVisible()
      await expect(page.getByRole('region', { name: christmas.heading })).toBeVisible()
    })

    test('on a phone the Christmas pop-up waits for the answer to the cookie notice', async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      await openWithStillClock(page, '/')
      await page.clock.runFor(20_000)
      const popup = page.getByRole('region', { name: christmas.heading })
      await expect(popup).toHaveCount(0)
      await page.getByRole('button', { name: messages[language].cookieBanner.decline }).click()
      await page.clock.runFor(1000)
      await expect(popup).toBeVisible()
    })

    test('a pop-up that opens moves nothing on the page', async ({ page }) => {
      const readShift = await recordLayoutShift(page)
      await openWithStillClock(page, '/')
      await page.clock.runFor(2000)
      await expect(page.getByRole('region', { name: messages[language].cookieBanner.heading })).toBeVisible()
      await page.clock.runFor(4200)
      await expect(page.getByRole('region', { name: christmas.heading })).toBeVisible()
      const { total, moved } = await readShift()
      expect(total, moved.join('\n')).toBeLessThan(0.01)
    })

    test('none comes on another page', async ({ page }) => {
      await openWithStillClock(page, '/boende')
      await page.clock.runFor(70_000)
      await expect(page.getByRole('region', { name: christmas.heading })).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    for (const width of [widths.phone, widths.desktop]) {
      test(`are clean at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await answerCookieBanner(page)
        await openWithStillClock(page, '/')
        await page.clock.runFor(6200)
        await expectNoAxeViolations(page)
        await page
          .getByRole('region', { name: christmas.heading })
          .getByRole('button', { name: words.close })
          .click()
        await page.clock.runFor(60_000)
        await page.clock.resume()
        await expect(page.getByRole('dialog', { name: newsletter.heading })).toBeVisible()
        await expectNoAxeViolations(page)
      })
    }

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
      const field = popup.getByRole('textbox', { name: words.label })

      await field.fill('nobody')
      await popup.getByRole('button', { name: words.subscribe }).click()
      await expect(popup.getByText(messages[language].forms.errors.newsletterEmailInvalid)).toBeVisible()

      const registered = `registered-${language}-${Date.now()}@guest.example`
      await store.rows.from('newsletter_subscriptions').insert([{ email: registered }])
      await field.fill(registered)
      await popup.getByRole('button', { name: words.subscribe }).click()
      const duplicate = messages[language].forms.errors.newsletterDuplicate
      await expect(page.getByText(duplicate)).toHaveCount(2)
      await expect(field).toHaveAccessibleDescription(duplicate)
      await expect(popup.getByText(messages[language].forms.corrected)).toHaveCount(0)
      await field.fill(`${registered}.se`)
      await expect(field).not.toHaveAccessibleDescription(duplicate)

      await field.fill(address)
      await popup.getByRole('button', { name: words.subscribe }).click()
      await expect(page.getByText(newsletter.thanks)).toBeVisible()
      await expect(popup).toHaveCount(0)

      await expect
        .poll(async () =>
          (await store.callsAbout(address)).map(({ path, body }) => [path.split('?')[0], body]),
        )
        .toEqual([
          ['/rest/v1/newsletter_subscriptions', { email: address }],
          [
            '/functions/v1/send-notification-email',
            { type: 'newsletter_subscription', data: { email: address } },
          ],
        ])
      await expect.poll(async () => (await store.mailsAbout(address)).length).toBe(1)
    })
  })
}
