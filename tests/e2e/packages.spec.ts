import type { Page } from '@playwright/test'
import { packagesFor } from '@/content/packages'
import { bookingEngine } from '@/content/venue'
import { answerCookieBanner } from '../support/forms'
import { expect, expectNoAxeViolations, languages, messages, test, openWithStillClock } from '../support/test'

const PATH = '/paketerbjudanden'
const HASH_DELAY = 300
const categories = ['weekend', 'business', 'conference', 'relax', 'senior'] as const

const partsOf = (page: Page, { title }: { title: string }) => ({
  opener: page.getByRole('button', { name: title, exact: true }),
  dialog: page.getByRole('dialog', { name: title }),
})

/** A text with plain spaces alone. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

/** Whether one of the texts holds all the parts. */
const someHold = (texts: readonly string[], ...parts: string[]) =>
  texts.some((text) => parts.every((part) => plain(text).includes(plain(part))))

for (const language of languages) {
  const words = messages[language].packages
  const packages = packagesFor(language)
  const inCategory = (value: string) => packages.filter(({ category }) => category === value)

  test.describe(`packages in ${language}`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      await answerCookieBanner(page)
    })

    test('shows every package, and opens each in a dialog with everything about it', async ({ page }) => {
      await page.goto(`${PATH}#finns-inte`)

      await test.step('says so where the address names a package that is not on the list', () =>
        expect(page.getByText(words.unknown)).toBeVisible())

      await test.step('shows every package with its anchor and price', async () => {
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(packages.length)
        for (const { title, anchor, price, priceText } of packages) {
          const card = page.locator(`[id="${anchor}"]`)
          await expect(card.getByRole('button', { name: title, exact: true })).toBeAttached()
          if (price) await expect(card).toContainText(price.amount)
          else await expect(card).toContainText(priceText ?? messages[language].packagePrice.onRequest)
        }
      })

      for (const [index, item] of packages.entries()) {
        await test.step(`opens “${item.title}” and closes it`, async () => {
          const { opener, dialog } = partsOf(page, item)
          await opener.click()
          await expect(dialog).toContainText(item.description)
          const text = plain(await dialog.textContent())
          for (const line of [...item.includes, ...item.terms]) expect(text).toContain(plain(line))
          const times = await dialog.getByRole('row').allTextContents()
          for (const { label, value } of item.times)
            expect(someHold(times, label, value), `${label} ${value}`).toBe(true)
          const addOns = await dialog.getByRole('listitem').allTextContents()
          for (const { name, price } of item.addOns)
            if (price) expect(someHold(addOns, name, price), `${name} ${price}`).toBe(true)
          const booking = dialog.getByRole('link', { name: words.book })
          await expect(booking).toHaveAttribute('href', bookingEngine.package(item.id))
          await expect(booking).toHaveAttribute('target', '_blank')
          // Each way out in turn.
          if (index % 3 === 0)
            await dialog.getByRole('button', { name: messages[language].dialog.close }).click()
          else if (index % 3 === 1) await page.mouse.click(8, 8)
          else await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
          await expect(opener).toBeFocused()
        })
      }

      await test.step('says what a package costs by what on a phone, over the whole window', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        const priced = packages.find(({ price }) => price?.per === 'night')!
        const { opener, dialog } = partsOf(page, priced)
        await opener.press('Enter')
        await expect(dialog.getByText(words.perWithVat.night, { exact: true })).toBeInViewport({ ratio: 1 })
        expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      })
    })

    test('filters by category at once, in the address, and says how many', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(PATH)
      const filter = page.getByRole('navigation', { name: words.categoryLabel })
      const cards = page.getByRole('main').getByRole('article')
      await expect(filter.getByRole('link')).toHaveCount(categories.length + 1)

      await test.step('shows the effect of a choice in the window, and leaves the focus on it', async () => {
        const choice = filter.getByRole('link', { name: words.categories.relax })
        await choice.click()
        await expect(cards.first()).toBeInViewport({ ratio: 0.3 })
        await expect(choice).toBeInViewport({ ratio: 1 })
        await expect(choice).toBeFocused()
      })

      for (const value of categories) {
        await test.step(`shows what belongs to ${value}`, async () => {
          const link = filter.getByRole('link', { name: words.categories[value] })
          await link.focus()
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(`${PATH}?category=${value}`)
          await expect(link).toHaveAttribute('aria-current', 'page')
          await expect(cards).toHaveCount(inCategory(value).length)
          await expect(filter.getByRole('status')).toContainText(String(inCategory(value).length))
        })
      }

      // The cards are those of the whole list, which every-page checks.
      if (language === 'sv') await expectNoAxeViolations(page, 'main nav')

      await test.step('goes back to the category before, and to all', async () => {
        await page.goBack()
        await expect(page).toHaveURL(`${PATH}?category=relax`)
        await expect(cards).toHaveCount(inCategory('relax').length)
        await filter.getByRole('link', { name: words.categories.all }).click()
        await expect(cards).toHaveCount(packages.length)
      })
    })
  })
}

const { packages: words } = messages.sv
const packages = packagesFor('sv')

test('scrolls to the package that the address names', async ({ page }) => {
  await answerCookieBanner(page)
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
    const inCategory = (value: string) => packages.filter(({ category }) => category === value)
    await page.goto(`${PATH}?category=weekend`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(inCategory('weekend').length)
    const card = cards.first()
    await expect(card.getByRole('link', { name: words.book })).toBeVisible()
    await expect(card).toContainText(packages[0]?.description ?? '')
    const filter = page.getByRole('navigation', { name: words.categoryLabel })
    await filter.getByRole('link', { name: words.categories.senior }).click()
    await expect(cards).toHaveCount(inCategory('senior').length)
  })
})
