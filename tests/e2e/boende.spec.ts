import { roomOffers, roomsCopy } from '@/content/rooms'
import { answerCookieBanner } from '../support/forms'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'
import type { Locator, Page } from '@playwright/test'

/** Drags a finger over an element, as far as it is wide. */
async function swipeLeft(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to swipe')
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
    })
  await send('touchStart', box.x + box.width * 0.9)
  for (let part = 0.8; part > 0.1; part -= 0.05) await send('touchMove', box.x + box.width * part)
  await send('touchEnd')
}

for (const language of languages) {
  const words = messages[language].rooms
  const { carousel } = messages[language]

  test.describe(`accommodation in ${language}`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      await answerCookieBanner(page)
      await page.goto('/boende')
    })

    test('describes each room and the stay, and leads to their booking', async ({ page }) => {
      const main = page.getByRole('main')

      await test.step('states size, capacity, price and booking of each room', async () => {
        for (const room of roomOffers[language]) {
          const row = page.locator(`article#${room.id}`)
          await expect(row.getByRole('row', { name: `${words.size} ${room.sizeSqm} m²` })).toBeVisible()
          await expect(row.getByRole('row', { name: words.capacity })).toContainText(String(room.maxGuests))
          await expect(row.getByRole('row', { name: words.beds })).toContainText(room.beds)
          await expect(row).toContainText(room.price.amount)
          await expect(row).toContainText(room.price.per)
          for (const feature of room.features) await expect(row.getByText(feature)).toHaveCount(1)
          const booking = row.getByRole('link', { name: words.bookNow })
          await expect(booking).toHaveAttribute(
            'href',
            room.bookingUrl ?? `/booking-inquiry?about=room-${room.id}`,
          )
          if (room.bookingUrl) await expect(booking).toHaveAttribute('target', '_blank')
          else await expect(booking).not.toHaveAttribute('target')
        }
      })

      await test.step('names what is included and leads to the inquiry', async () => {
        const { included, forAFee, goodToKnow } = roomsCopy[language]
        for (const line of [...included, ...forAFee]) await expect(main).toContainText(line)
        for (const { label, value } of goodToKnow)
          await expect(main.getByRole('row', { name: label })).toContainText(value)
        await expect(main.getByRole('link', { name: words.bookYourStay })).toHaveAttribute(
          'href',
          '/booking-inquiry',
        )
      })

      await test.step('steps through the extra pictures by button and arrow key', async () => {
        const pictures = page.locator('article#deluxe').getByRole('region')
        const next = pictures.getByRole('button', { name: carousel.next })
        const position = (current: number) =>
          pictures.getByText(carousel.position.replace('{current}', String(current)).replace('{total}', '3'))
        await expect(position(1)).toBeVisible()
        await next.click()
        await expect(position(2)).toBeVisible()
        await page.keyboard.press('ArrowRight')
        await expect(position(3)).toBeVisible()
        await expect(next).toHaveAttribute('aria-disabled', 'true')
        await expectNoAxeViolations(page, 'article#deluxe')
        await page.keyboard.press('ArrowLeft')
        await expect(position(2)).toBeVisible()
      })
    })

    test('says how many rooms a group needs', async ({ page }) => {
      const { scale } = messages[language]
      const group = page.getByRole('textbox', { name: scale.question })
      const table = page.getByRole('table', { name: scale.rooms.caption })

      await test.step('states area and guests of each room', async () => {
        for (const { title, sizeSqm, maxGuests } of roomOffers[language]) {
          const row = table.getByRole('row', { name: title })
          await expect(row).toContainText(`${sizeSqm} m²`)
          await expect(row).toContainText(String(maxGuests))
        }
      })

      await test.step('asks for a whole number of guests', async () => {
        for (const text of ['0', '-3', '1.5', 'abc']) {
          await group.fill(text)
          await expect(group).toHaveAccessibleDescription(scale.invalid)
          await expect(group).toHaveAttribute('aria-invalid', 'true')
        }
        await expectNoAxeViolations(page, '.scale')
      })

      await test.step('says when the rooms are too few', async () => {
        await group.fill('121')
        await expect(group).toHaveAccessibleDescription(
          scale.rooms.fitsNever.replace('{count}', '121').replace('{rooms}', '40'),
        )
        await expectNoAxeViolations(page, '.scale')
      })

      await test.step('says how many of each room a group needs', async () => {
        await group.fill('5')
        const answer = page.getByRole('status').filter({ hasText: '5' })
        await expect(answer).toHaveText(scale.rooms.fitsNone.replace('{count}', '5').replace('{needed}', '2'))
        const several = scale.several.replace('{inside}', '2').replace('{needed}', '3')
        await expect(table.getByRole('row', { name: roomOffers[language].at(-1)?.title })).toContainText(
          several,
        )
        await group.fill('2')
        await expect(table.getByText(scale.all)).toHaveCount(roomOffers[language].length)
      })

      await test.step('leads to an inquiry for as many guests', async () => {
        await page.getByRole('link', { name: scale.ask.replace('{count}', '2') }).click()
        await expect(page).toHaveURL(/\/booking-inquiry\?guests=2$/)
      })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, hasTouch: true })

      test('states the rooms in a table, scrolls the pictures and can be booked', async ({ page }) => {
        await test.step('states area and guests of each room in a table, without a question', async () => {
          const { scale } = messages[language]
          const table = page.getByRole('table', { name: scale.rooms.caption })
          await expect(table.getByRole('row')).toHaveCount(1 + roomOffers[language].length)
          await expect(page.getByText(scale.question)).toBeHidden()
        })

        await test.step('lets the pictures be scrolled and the rooms be booked', async () => {
          const pictures = page.locator('article#deluxe').getByRole('region')
          await expect(pictures.getByRole('img')).toHaveCount(3)
          await expect(pictures.getByRole('button')).toHaveCount(0)
          const [first, second] = [pictures.getByRole('img').nth(0), pictures.getByRole('img').nth(1)]
          await first.scrollIntoViewIfNeeded()
          await swipeLeft(page, first)
          await expect(second).toBeInViewport({ ratio: 0.9 })
          await expect(page.getByRole('main').getByRole('link', { name: words.bookNow })).toHaveCount(4)
        })
      })
    })
  })
}
