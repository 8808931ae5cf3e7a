import { anchorsOf, packagesFor } from '@/content/packages'
import { bookingEngine } from '@/content/venue'
import { viewsOf } from '@/lib/routes/views'
import { answerCookieBanner } from '../support/forms'
import { expect, expectNoAxeViolations, messages, test, openWithStillClock } from '../support/test'

const PATH = '/paketerbjudanden'
const HASH_DELAY = 300
const categories = viewsOf(PATH)

const { packages: words, dialog: dialogWords } = messages.sv
const packages = packagesFor('sv').map((item) => ({
  ...item,
  title: item.title.sv,
  anchor: anchorsOf(item, 'sv')[0]!,
}))
const inCategory = (value: (typeof categories)[number]) =>
  packages.filter((item) => item.categories.includes(value))

test('opens each package in a dialog that leads to its booking, and closes it in each way', async ({
  page,
}) => {
  await answerCookieBanner(page)
  await page.goto(`${PATH}#finns-inte`)
  await expect(page.getByText(words.unknown)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(packages.length)

  for (const [index, { id, title, anchor, question, isByInquiry }] of packages.entries()) {
    await test.step(`opens “${title}” and closes it`, async () => {
      const opener = page.locator(`[id="${anchor}"]`).getByRole('button', { name: title, exact: true })
      const dialog = page.getByRole('dialog', { name: title })
      await opener.click()
      const booking = dialog.getByRole('link', { name: words.book })
      if (question) {
        await expect(dialog.getByRole('link', { name: question.sv })).toHaveAttribute(
          'href',
          `/booking-inquiry?about=package-${id}`,
        )
      }
      if (isByInquiry) {
        await expect(dialog).toContainText(/från 910\skr per person, kontakta oss för pris på er dag/i)
        await expect(booking).toHaveCount(0)
      } else {
        await expect(booking).toHaveAttribute('href', bookingEngine.package(id))
        await expect(booking).toHaveAttribute('target', '_blank')
      }
      // Each way out in turn.
      if (index % 3 === 0) await dialog.getByRole('button', { name: dialogWords.close }).click()
      else if (index % 3 === 1) await page.mouse.click(8, 8)
      else await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }

  await test.step('says what a package costs by what on a phone, over the whole window', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const priced = packages.find(({ price }) => 'per' in price && price.per === 'night')!
    await page.getByRole('button', { name: priced.title, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: priced.title })
    await expect(dialog.getByText(words.perWithVat.night, { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  })
})

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test(`the first package begins within a window and a half on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(PATH)
    const box = await page.getByRole('main').getByRole('article').first().boundingBox()
    expect(box?.y).toBeLessThan(1.5 * height)
  })
}

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
  await expectNoAxeViolations(page, 'main nav')

  await test.step('goes back to the category before, and to all', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${PATH}?category=relax`)
    await expect(cards).toHaveCount(inCategory('relax').length)
    await filter.getByRole('link', { name: words.categories.all }).click()
    await expect(cards).toHaveCount(packages.length)
  })
})

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
    await page.goto(`${PATH}?category=weekend`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(inCategory('weekend').length)
    const card = cards.first()
    await expect(card.getByRole('link', { name: words.book })).toBeVisible()
    await expect(card).toContainText(packages[0]!.description.sv)
    const filter = page.getByRole('navigation', { name: words.categoryLabel })
    await filter.getByRole('link', { name: words.categories.senior }).click()
    await expect(cards).toHaveCount(inCategory('senior').length)
  })
})
