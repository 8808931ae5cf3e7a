import type { Page } from '@playwright/test'
import {
  category,
  COMPANY_PATH,
  field,
  fillShared,
  INQUIRY_PATH,
  openTab,
  submit,
  tab,
} from '../support/inquiry'
import { expect, messages, switchToEnglish, test } from '../support/test'

const sv = messages.sv.inquiry

const line = (page: Page, language: 'sv' | 'en') => page.getByText(messages[language].forms.draft.restored)

test('a draft survives a reload and can be discarded', async ({ page }) => {
  const withoutRooms = page.getByRole('radio', { name: sv.no, exact: true })
  await page.goto(INQUIRY_PATH)
  await field(page, 'name').fill('Åke')
  await field(page, 'name').fill('')
  await page.reload()
  await expect(line(page, 'sv')).toHaveCount(0)
  await openTab(page, sv.tabs.business)
  await field(page, 'company').fill('Norrskog Trä AB')
  await field(page, 'meals.lunch').check()
  await withoutRooms.check()
  await field(page, 'conferenceType').selectOption('overnight')
  await field(page, 'additionalRequests').fill('Sent\n<b>')
  await page.reload()
  await expect(line(page, 'sv')).toBeVisible()
  await expect(tab(page, sv.tabs.business)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'company')).toHaveValue('Norrskog Trä AB')
  await expect(field(page, 'meals.lunch')).toBeChecked()
  await expect(field(page, 'meals.dinner')).not.toBeChecked()
  await expect(withoutRooms).toBeChecked()
  await expect(field(page, 'conferenceType')).toHaveValue('overnight')
  await expect(field(page, 'additionalRequests')).toHaveValue('Sent\n<b>')
  // Nothing lies half under the header.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page).toHaveNoAxeViolations('main')

  await page.getByRole('button', { name: messages.sv.forms.draft.startOver }).click()
  await expect(line(page, 'sv')).toHaveCount(0)
  await expect(field(page, 'company')).toHaveValue('')
  await expect(field(page, 'meals.lunch')).not.toBeChecked()
  await page.reload()
  await expect(field(page, 'additionalRequests')).toHaveValue('')
  await expect(line(page, 'sv')).toHaveCount(0)
})

test('errors that are shown return in the other locale', async ({ page }) => {
  const { errors } = messages.en.forms
  await page.goto(COMPANY_PATH)
  await submit(page)
  await expect(field(page, 'company')).toHaveAccessibleDescription(messages.sv.forms.errors.companyTooShort)
  const wrong = page.locator('#inquiry [aria-invalid=true]')
  const count = await wrong.count()

  const toEnglish = page.getByRole('banner').getByRole('button', { name: 'EN', exact: true })
  await switchToEnglish(page)
  const alert = page.getByRole('alert').filter({ hasText: errors.companyTooShort })
  await expect(alert.getByRole('link')).toHaveCount(count)
  await expect(field(page, 'company')).toHaveAccessibleDescription(errors.companyTooShort)
  await expect(wrong).toHaveCount(count)
  await expect(line(page, 'en')).toHaveCount(0)
  await expect(toEnglish).toBeFocused()
})

test('a new query changes its own fields of a draft, and a sent form leaves no draft', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  await field(page, 'name').fill('Annika')
  await field(page, 'participants').fill('2')
  await page.goto(`${COMPANY_PATH}&guests=40`)
  await expect(tab(page, sv.tabs.business)).toHaveAttribute('aria-selected', 'true')
  await expect(category(page, 'Konferens')).toBeChecked()
  await expect(field(page, 'participants')).toHaveValue('40')
  await expect(field(page, 'name')).toHaveValue('Annika')
  await expect(line(page, 'sv')).toBeVisible()

  await fillShared(page)
  await field(page, 'company').fill('Norrskog Trä AB')
  await submit(page)
  await expect(page.getByText(sv.sent)).toBeVisible()
  await expect(line(page, 'sv')).toHaveCount(0)
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('')
})

test('the guest’s own words stay below a plan that has changed', async ({ page }) => {
  const wishes = field(page, 'additionalRequests')
  const planOf = (guests: number) => `${COMPANY_PATH}&plan=${encodeURIComponent(`guests=${guests}&type=day`)}`
  await page.goto(COMPANY_PATH)
  await wishes.fill('En av oss sitter i rullstol.')
  for (const guests of [24, 30]) {
    await page.goto(COMPANY_PATH)
    await field(page, 'phone').fill(`070-174 06 ${guests}`)
    await page.goto(planOf(guests))
    await expect(wishes).toHaveValue(new RegExp(`${guests}[^]*\n\nEn av oss sitter i rullstol.$`))
    await field(page, 'name').fill(`Annika ${guests}`)
  }
  await expect(wishes).not.toHaveValue(/24/)
})

test('what one URL has filled in is not taken for what a guest typed at another', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=new-year-dinner&guests=4`)
  await expect(field(page, 'checkIn')).toHaveValue('2025-12-31')
  await field(page, 'name').fill('Annika')
  await page.goto(`${INQUIRY_PATH}?about=table`)
  await expect(field(page, 'name')).toHaveValue('Annika')
  await expect(field(page, 'checkIn')).toHaveValue('')
  await expect(field(page, 'participants')).toHaveValue('')

  // The same without leaving the document.
  await field(page, 'participants').fill('6')
  await page.goto(`${INQUIRY_PATH}?about=conference-day&guests=40&checkIn=2025-11-12`)
  await field(page, 'company').fill('Norrskog Trä AB')
  await page.getByRole('contentinfo').locator('a[href="/booking-inquiry?fromConference=true"]').click()
  await expect(page).toHaveURL(/inquiry\?fromConference=true$/)
  await expect(field(page, 'company')).toHaveValue('Norrskog Trä AB')
  await expect(field(page, 'participants')).toHaveValue('')
  await expect(field(page, 'checkIn')).toHaveValue('')
})
