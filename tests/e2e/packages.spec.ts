import { packagesFor } from '@/content/packages'
import { bookingEngine } from '@/content/venue'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
  openWithStillClock,
} from '../support/test'

const PATH = '/paketerbjudanden'
const HASH_DELAY = 300
const categories = ['weekend', 'business', 'conference', 'relax', 'senior'] as const

/** The cookie banner is another test's matter. */
const answerCookies = () => localStorage.setItem('cookieConsent', 'false')

for (const language of languages) {
  const words = messages[language].packages
  const packages = packagesFor(language)
  const inCategory = (value: string) => packages.filter(({ category }) => category === value)
  const first = packages[0]

  test.describe(`packages in ${language}`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      await page.addInitScript(answerCookies)
    })

    test('shows every package with its anchor and price', async ({ page }) => {
      await page.goto(PATH)
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(packages.length)
      for (const { title, anchor, price, priceText } of packages) {
        const card = page.locator(`[id="${anchor}"]`)
        await expect(card.getByRole('button', { name: title, exact: true })).toBeAttached()
        if (price) await expect(card).toContainText(price.amount)
        else await expect(card).toContainText(priceText ?? messages[language].packagePrice.onRequest)
      }
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })

    test('opens a package in a dialog with everything about it', async ({ page }) => {
      // Eleven dialogs, one after the other.
      test.slow()
      await page.goto(PATH)
      for (const item of packages) {
        await page.getByRole('button', { name: item.title, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: item.title })
        await expect(dialog).toContainText(item.description)
        for (const line of [...item.includes, ...item.terms]) await expect(dialog).toContainText(line)
        for (const { label, value } of item.times) {
          await expect(dialog.getByRole('row', { name: label })).toContainText(value)
        }
        for (const { name, price } of item.addOns) {
          const addOn = dialog.getByRole('listitem').filter({ hasText: name })
          if (price) await expect(addOn.filter({ hasText: price }).first()).toBeAttached()
        }
        const booking = dialog.getByRole('link', { name: words.book })
        await expect(booking).toHaveAttribute('href', bookingEngine.package(item.id))
        await expect(booking).toHaveAttribute('target', '_blank')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })

    test('closes the dialog every way there is, and gives focus back', async ({ page }) => {
      await page.goto(PATH)
      if (!first) throw new Error('There are no packages')
      const opener = page.getByRole('button', { name: first.title, exact: true })
      const dialog = page.getByRole('dialog', { name: first.title })
      const waysOut = [
        () => dialog.getByRole('button', { name: messages[language].dialog.close }).click(),
        () => page.mouse.click(8, 8),
        () => page.keyboard.press('Escape'),
      ]
      for (const leave of waysOut) {
        await opener.click()
        await expect(dialog).toBeVisible()
        await leave()
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      }
      await opener.press('Enter')
      await expect(dialog).toBeVisible()
      await expectNoAxeViolations(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoAxeViolations(page)
      const box = await dialog.boundingBox()
      expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    })

    test('filters by category at once, in the address, and says how many', async ({ page }) => {
      await page.goto(PATH)
      const filter = page.getByRole('navigation', { name: words.categoryLabel })
      const cards = page.getByRole('main').getByRole('article')
      await expect(filter.getByRole('link')).toHaveCount(categories.length + 1)
      for (const value of categories) {
        const link = filter.getByRole('link', { name: words.categories[value] })
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${PATH}?category=${value}`)
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(cards).toHaveCount(inCategory(value).length)
        await expect(filter.getByRole('status')).toContainText(String(inCategory(value).length))
        await expectNoAxeViolations(page)
      }
      await page.goBack()
      await expect(page).toHaveURL(`${PATH}?category=relax`)
      await expect(cards).toHaveCount(inCategory('relax').length)
      await filter.getByRole('link', { name: words.categories.all }).click()
      await expect(cards).toHaveCount(packages.length)
    })

    test('shows the effect of a choice in the window, and leaves the focus on it', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(PATH)
      const filter = page.getByRole('navigation', { name: words.categoryLabel })
      const choice = filter.getByRole('link', { name: words.categories.relax })
      await choice.click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport({ ratio: 0.3 })
      await expect(choice).toBeInViewport({ ratio: 1 })
      await expect(choice).toBeFocused()
    })

    test('says what a package costs by what on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(PATH)
      const priced = packages.find(({ price }) => price?.per === 'night')
      await page.getByRole('button', { name: priced?.title, exact: true }).click()
      await expect(
        page.getByRole('dialog').getByText(words.perWithVat.night, { exact: true }),
      ).toBeInViewport({ ratio: 1 })
    })

    test('says so where the address names a package that is not on the list', async ({ page }) => {
      await page.goto(`${PATH}#finns-inte`)
      await expect(page.getByText(words.unknown)).toBeVisible()
    })

    test('scrolls to the package that the address names', async ({ page }) => {
      const last = packages.at(-1)
      await openWithStillClock(page, `${PATH}#${last?.anchor}`)
      const card = page.locator(`[id="${last?.anchor}"]`)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(card).not.toBeInViewport()
      await page.clock.runFor(HASH_DELAY)
      await expect(card).toBeInViewport()
      await expect(card).toBeFocused()
      await expect(card).toHaveCSS('outline-style', 'none')
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('shows the same text below the card, and filters by address', async ({ page }) => {
        await page.goto(`${PATH}?category=weekend`)
        const cards = page.getByRole('main').getByRole('article')
        await expect(cards).toHaveCount(inCategory('weekend').length)
        const card = cards.first()
        const booking = card.getByRole('link', { name: words.book })
        await expect(booking).toBeVisible()
        await expect(card).toContainText(first?.description ?? '')
        const filter = page.getByRole('navigation', { name: words.categoryLabel })
        await filter.getByRole('link', { name: words.categories.senior }).click()
        await expect(cards).toHaveCount(inCategory('senior').length)
      })
    })
  })
}
