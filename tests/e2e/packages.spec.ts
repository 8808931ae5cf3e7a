import { anchorsOf, packagesFor } from '@/content/packages'
import { bookingEngine } from '@/content/venue'
import { expect, messages, test, testWithoutScripts } from '../support/test'

const PATH = '/paketerbjudanden'
const { packages: t, layout } = messages.sv
const packages = packagesFor('sv').map((item) => ({
  ...item,
  title: item.title.sv,
  anchor: anchorsOf(item, 'sv')[0]!,
}))

test('each package opens in a dialog with its booking', async ({ page }) => {
  await page.goto(`${PATH}#finns-inte`)
  await expect(page.getByText(t.unknown)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(packages.length)

  for (const { id, title, anchor, question } of packages) {
    await test.step(`“${title}” opens and closes`, async () => {
      const card = page.locator(`[id="${anchor}"]`)
      const opener = card.getByRole('button', { name: title, exact: true })
      await expect(card.getByRole('link', { name: `${question?.sv ?? t.book} ${title}` })).toBeVisible()
      const dialog = page.getByRole('dialog', { name: title })
      await opener.click()
      const booking = dialog.getByRole('link', { name: question ? t.bookInSystem : t.book })
      if (question) {
        await expect(dialog.getByRole('link', { name: question.sv })).toHaveAttribute(
          'href',
          `/booking-inquiry?about=package-${id}`,
        )
      }
      if (id === 401) {
        await expect(dialog).toContainText(/från 910\skr per person, kontakta oss för pris på er dag/i)
        // No document says what it contains.
        await expect(dialog.getByRole('heading', { name: t.includes })).toHaveCount(0)
      }
      await expect(booking).toHaveAttribute('href', bookingEngine.package(id))
      await expect(booking).toHaveAttribute('target', '_blank')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }

  await test.step('the dialog fills a phone and says what the price is for', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const priced = packages.find(({ price }) => 'per' in price && price.per === 'night')!
    await page.getByRole('button', { name: priced.title, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: priced.title })
    await expect(dialog.getByText(t.perWithVat.night, { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  })

  await test.step('a hash scrolls to its package', async () => {
    const encoded = packages.find(({ anchor }) => anchor !== encodeURIComponent(anchor))!
    for (const { anchor } of [packages.at(-1)!, encoded]) {
      await page.goto('/')
      await page.goto(`${PATH}#${encodeURIComponent(anchor)}`)
      await expect(page.locator(`[id="${anchor}"]`)).toBeFocused()
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
      await expect(page.getByText(t.unknown)).toBeHidden()
    }
  })
})

test('an open package prints alone', async ({ page }) => {
  const [{ title }] = packages as [(typeof packages)[number]]
  // the width of a sheet of A4 between its margins
  await page.setViewportSize({ width: 673, height: 1000 })
  await page.goto(PATH)
  await page.getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('heading', { name: t.includes })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('heading', { name: t.includes })).toBeVisible()
  await expect(dialog.getByRole('button', { name: layout.close })).toBeHidden()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the week stands below the whole list alone and leads to its packages', async ({ page }) => {
  const week = page.getByRole('region', { name: t.weekHeading })
  const filter = page.getByRole('navigation', { name: t.categoryLabel })
  const choose = (label: string) => filter.getByRole('link', { name: label }).click()
  await page.goto(`${PATH}?category=senior`)
  await expect(week).toHaveCount(0)
  await choose(t.categories.all)
  await expect(week).toBeVisible()
  await choose(t.categories.senior)
  await expect(week).toHaveCount(0)
  await choose(t.categories.all)
  const { title, anchor } = packages.find(({ category }) => category === 'senior')!
  await week.getByRole('link', { name: title, exact: true }).click()
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${anchor}"]`)).toBeFocused()
  await expect(page.getByText(t.unknown)).toBeHidden()
})

test('a link to a package shows it when another category is chosen', async ({ page }) => {
  const { title, anchor } = packages.find(({ category }) => category === 'weekend')!
  await page.goto(PATH)
  await page
    .getByRole('navigation', { name: t.categoryLabel })
    .getByRole('link', { name: t.categories.senior })
    .click()
  await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(0)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(`${PATH}#${anchor}`)
  await expect(page.locator(`[id="${anchor}"]`)).toBeFocused()
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
})

testWithoutScripts('a card has the content of its dialog without JavaScript', async ({ page }) => {
  await page.goto(`${PATH}?category=weekend`)
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('link', { name: t.book })).toBeVisible()
  await expect(card).toContainText(packages[0]!.description.sv)
})
