import type { Page } from '@playwright/test'
import { findPicture } from '@/content/pictures'
import { roomOffers } from '@/content/rooms'
import { bookingEngine } from '@/content/venue'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { expect, holdBack, messages, test, testWithoutScripts, widths } from '../support/test'

const { layout, rooms: t, scale, slideshow } = messages.sv

const deluxe = roomOffers.find(({ id }) => id === 'deluxe')!
const picturesOf = (page: Page) => page.locator('article#deluxe').getByRole('region')
const altOf = (index: number) => findPicture(deluxe.pictures[index]!).alt.sv

test.beforeEach(async ({ page }) => {
  await page.goto('/boende')
})

test('a room is booked at the engine in a new tab, the accessible one by inquiry', async ({ page }) => {
  const bookingOf = (id: string) => page.locator(`article#${id}`).getByRole('link', { name: t.bookNow })
  for (const id of ['standard', 'pet-friendly', 'deluxe']) {
    await expect(bookingOf(id)).toHaveAttribute('href', bookingEngine.room(id))
    await expect(bookingOf(id)).toHaveAttribute('target', '_blank')
  }
  await expect(bookingOf('accessible')).toHaveAttribute('href', '/booking-inquiry?about=room-accessible')
  await expect(bookingOf('accessible')).not.toHaveAttribute('target')
})

test('buttons and arrow keys step through the pictures of a room', async ({ page }) => {
  const pictures = picturesOf(page)
  const next = pictures.getByRole('button', { name: slideshow.next })
  const position = (current: number) => pictures.getByText(`Bild ${current} av 3`)
  await expect(position(1)).toBeVisible()
  await next.click()
  await expect(position(2)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(position(3)).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(page).toHaveNoAxeViolations('article#deluxe')
  await page.keyboard.press('ArrowLeft')
  await expect(position(2)).toBeVisible()
})

for (const [path, picture, title] of [
  ['/boende', 'room-bathroom', deluxe.title.sv],
  ['/teambuilding', 'venue-wine-cellar', 'Vinkällaren'],
] as const) {
  test(`a picture of ${path} that fails to load is left out with a warning`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.route(`**/pictures/${picture}-*`, (route) => route.abort())
    const warning = page.waitForEvent(
      'console',
      (line) => line.type() === 'warning' && line.text().includes(picture),
    )
    await page.goto(path)
    await page.getByRole('main').getByText(title).first().scrollIntoViewIfNeeded()
    await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
    await warning
    await expect(page.locator(`main img[src*="${picture}"]:visible`)).toHaveCount(0)
  })
}

/** The pictures come near after the scripts of the carousel are held back or fail: the window is too low before. */
async function openAbove(page: Page): Promise<void> {
  await page.setViewportSize({ width: widths.desktop, height: 240 })
  await page.goto('/boende')
  await expect(page.getByRole('button', { name: layout.openChat })).toBeVisible()
}

async function comeNear(page: Page) {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  const pictures = picturesOf(page)
  await pictures.scrollIntoViewIfNeeded()
  await expect(pictures.locator('[tabindex="0"]')).toHaveCount(1)
  return pictures
}

test('the pictures step before their script has loaded, and keep their place', async ({ page }) => {
  await openAbove(page)
  const deliver = await holdBack(page, '**/*.js')
  const pictures = await comeNear(page)
  const second = pictures.getByRole('img', { name: altOf(1) })
  await pictures.getByRole('button', { name: slideshow.next }).click()
  await expect(pictures.getByText(/Bild 2 av/)).toBeVisible()
  await expect(second).toBeInViewport({ ratio: 0.7 })
  for (const [key, shown] of Object.entries({ ArrowLeft: 1, ArrowRight: 2 })) {
    await page.keyboard.press(key)
    await expect(pictures.getByText(`Bild ${shown} av`)).toBeVisible()
  }
  deliver()
  await expect(pictures.locator('[tabindex="0"]')).toHaveCount(0)
  await expect(pictures.getByText(/Bild 2 av/)).toBeVisible()
  await expect(second).toBeInViewport({ ratio: 0.7 })
})

test('a group reads how many rooms it needs, and goes on to the inquiry', async ({ page }) => {
  const group = page.getByRole('textbox', { name: scale.question })
  await group.fill('1.5')
  await expect(group).toHaveAccessibleDescription(scale.invalid)
  await expect(group).toHaveAttribute('aria-invalid', 'true')
  await group.fill('121')
  await expect(group).toHaveAccessibleDescription(/40 rum räcker inte till 121/)
  await group.fill('120')
  await expect(group).toHaveAccessibleDescription('Ni behöver minst 40 rum till 120 personer.')
  await group.fill('5')
  await expect(group).toHaveAccessibleDescription('Ni behöver minst 2 rum till 5 personer.')
  await group.fill('3')
  await expect(group).toHaveAccessibleDescription(/^Ett rum räcker för 3: standardrum, /)
  await group.fill('2')
  await page.getByRole('link', { name: scale.ask.replace('{count}', '2') }).click()
  await expect(page).toHaveURL(/\/booking-inquiry\?about=stay&guests=2$/)
})

test('a table compares the rooms and leads to each', async ({ page }) => {
  const table = page.getByRole('table', { name: t.compare })
  const rows = [t.size, t.mostGuests, t.extraBed, t.pets, t.price, t.booking]
  await expect(table.getByRole('columnheader')).toHaveText(roomOffers.map(({ title }) => title.sv))
  await expect(table.getByRole('rowheader')).toHaveText(rows)
  const sizes = table.getByRole('row').filter({ hasText: 'm²' }).getByRole('cell')
  await expect(sizes).toHaveText(roomOffers.map(({ sizeSqm }) => `${sizeSqm} m²`))
  const name = removeSoftHyphens(roomOffers.at(-1)!.title.sv)
  await expect(table.getByRole('link', { name: t.bookNow })).toHaveCount(roomOffers.length)
  await table.getByRole('columnheader').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/boende$/)
  // Paper has no buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByRole('rowheader', { name: t.booking })).toBeHidden()
})

testWithoutScripts('the pictures scroll as a row without JavaScript', async ({ page }) => {
  const pictures = picturesOf(page)
  await expect(pictures.getByRole('button')).toHaveCount(0)
  const [first, second] = [pictures.getByRole('img').nth(0), pictures.getByRole('img').nth(1)]
  await first.scrollIntoViewIfNeeded()
  await first.hover()
  await page.mouse.wheel(400, 0)
  await expect(second).toBeInViewport({ ratio: 0.9 })
})
