import { chatTexts } from '@/content/chat'
import { faqEntries } from '@/content/faq'
import { faqCategoryTexts, type FaqCategory } from '@/content/faq/faq-item'
import { faqFigures } from '@/content/faq/figures'
import { plainText } from '@/content/faq/links'
import { venue } from '@/content/venue'
import {
  expect,
  expectNoAxeViolations,
  languages,
  messages,
  openWithStillClock,
  test,
  widths,
} from '../support/test'

for (const language of languages) {
  const { open } = messages[language].chat
  const words = chatTexts[language]
  const category = (key: FaqCategory) => faqCategoryTexts[key][language].label

  test.describe(`chat (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      // The cookie banner stands over the button on a phone until it is answered.
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
    })

    test('the button comes 100 ms after the page, and the chat with a click', async ({ page }) => {
      await openWithStillClock(page, '/boende')
      const button = page.getByRole('button', { name: open })
      await page.clock.runFor(100)
      await expect(button).toBeVisible()
      await page.clock.resume()
      await button.click()
      const dialog = page.getByRole('dialog', { name: words.heading })
      await expect(dialog).toBeFocused()
      expect((await dialog.boundingBox())?.height).toBe(550)
    })

    test('a question is found through its category, and answered', async ({ page }) => {
      const [entry] = faqEntries(language, faqFigures(language)).filter(
        ({ category }) => category === 'meetings',
      )
      await page.goto('/boende')
      await page.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog', { name: words.heading })
      await dialog.getByRole('button', { name: category('meetings') }).click()
      await dialog.getByRole('button', { name: entry?.question }).click()
      await expect(dialog.getByText(plainText(entry?.answer ?? ''))).toBeVisible()
      await dialog.getByRole('button', { name: words.yes, exact: true }).click()
      await expect(dialog.getByRole('button', { name: words.yes, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await dialog.getByRole('button', { name: words.back }).click()
      await dialog.getByRole('button', { name: words.back }).click()
      await expect(dialog.getByRole('button', { name: category('hotel') })).toBeVisible()
    })

    test('search says how many it found, and when there is nothing', async ({ page }) => {
      await page.goto('/boende')
      await page.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog', { name: words.heading })
      const search = dialog.getByRole('searchbox', { name: words.search })
      await search.fill('parkering')
      await expect(dialog.getByRole('status')).toHaveText(words.results(1))
      await search.fill('qqq')
      await expect(dialog.getByText(words.noSearchResults)).toBeVisible()
      await expect(dialog.getByRole('link', { name: venue.phone.display[language] })).toHaveAttribute(
        'href',
        venue.phone.href,
      )
      await dialog.getByRole('button', { name: words.reset }).click()
      await dialog.getByRole('button', { name: category('giftcard') }).click()
      await search.fill('qqq')
      await expect(dialog.getByRole('status')).toHaveText(words.noResults)
    })

    test('an answer leads to its form, and the chat makes room', async ({ page }) => {
      await page.goto('/boende')
      await page.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog', { name: words.heading })
      await dialog.getByRole('searchbox', { name: words.search }).fill('hittegods')
      await dialog.getByRole('listitem').getByRole('button').first().click()
      await dialog.getByRole('article').locator('a[href^="/kvarglomt"]').click()
      await expect(page).toHaveURL(/\/kvarglomt$/)
      await expect(dialog).toHaveCount(0)
    })

    test('a search without a result and a no are counted once each', async ({ page }) => {
      const counted: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') counted.push(request.postData() ?? '')
      })
      await page.clock.install()
      await page.goto('/boende')
      await page.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog', { name: words.heading })
      const search = dialog.getByRole('searchbox', { name: words.search })
      await search.fill('xyzzy')
      await expect(dialog.getByText(words.noSearchResults)).toBeVisible()
      await page.clock.runFor(2000)
      await expect.poll(() => counted).toEqual([expect.stringContaining('xyzzy')])
      await search.fill('wifi')
      await dialog.getByRole('listitem').getByRole('button').first().click()
      for (let press = 0; press < 2; press += 1)
        await dialog.getByRole('button', { name: words.no, exact: true }).click()
      await expect
        .poll(() => counted)
        .toEqual([expect.stringContaining('xyzzy'), expect.stringContaining('wifi')])
    })

    test('the keyboard alone opens it, moves between its tabs and closes it', async ({ page }) => {
      await page.goto('/boende')
      const button = page.getByRole('button', { name: open })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: words.heading })
      await expect(dialog).toBeFocused()
      await dialog.getByRole('tab', { name: words.tabs.faq }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('tab', { name: words.tabs.inquiry })).toBeFocused()
      await expect(dialog.getByText(words.inquiry)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })

    test('contact leads to the inquiry and closes the chat', async ({ page }) => {
      await page.goto('/boende')
      await page.getByRole('button', { name: open }).click()
      await page
        .getByRole('dialog', { name: words.heading })
        .getByRole('link', { name: words.contact })
        .click()
      await expect(page).toHaveURL(/\/booking-inquiry$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    for (const width of [widths.phone, widths.desktop]) {
      test(`is clean in every state at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/boende')
        await page.getByRole('button', { name: open }).click()
        const dialog = page.getByRole('dialog', { name: words.heading })
        await expectNoAxeViolations(page)
        await dialog.getByRole('button', { name: category('hotel') }).click()
        await expectNoAxeViolations(page)
        await dialog.getByRole('listitem').getByRole('button').first().click()
        await expectNoAxeViolations(page)
        await dialog.getByRole('tab', { name: words.tabs.inquiry }).click()
        await expectNoAxeViolations(page)
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer is on a page of its own', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: messages.sv.footer.questions }).click()
    for (const { answer } of faqEntries('sv', faqFigures('sv')))
      await expect(page.getByText(plainText(answer), { exact: true })).toHaveCount(1)
  })
})
