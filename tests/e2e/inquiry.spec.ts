import { fieldNames } from '@/components/forms/core/form-values'
import { emptyInquiry } from '@/components/forms/inquiry/values'
import {
  category,
  COMPANY_PATH,
  expectScrolledToPanel,
  field,
  INQUIRY_PATH,
  openTab,
  submit,
  tab,
} from '../support/inquiry'
import { expect, messages, test } from '../support/test'

const sv = messages.sv.inquiry
const { errors, corrected } = messages.sv.forms

test('missing values are named beside their fields and in a summary with the focus', async ({ page }) => {
  await page.goto(COMPANY_PATH)
  await submit(page)
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') })
  await expect(summary.getByRole('link')).toHaveText([
    errors.participantsMissing,
    errors.checkInMissing,
    errors.checkOutMissing,
    errors.nameTooShort,
    errors.companyTooShort,
    errors.emailInvalid,
    errors.phoneTooShort,
  ])
  await expect(page.locator(':focus')).toContainText(errors.nameTooShort)
  await expect(field(page, 'email')).toHaveAccessibleDescription(errors.emailInvalid)
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveNoAxeViolations('main')
  await expect(page).toHaveNoSidewaysScroll()

  await summary.getByRole('link', { name: errors.emailInvalid }).click()
  await expect(field(page, 'email')).toBeFocused()
  await page.keyboard.type('annika@norrskog.example')
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false')
  await expect(summary.getByRole('link')).toHaveCount(6)
  await expect(page.getByText(corrected)).toBeAttached()
})

test('a half-typed date and a year of two digits are named when the field is left', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  const [arrival, departure] = [field(page, 'checkIn'), field(page, 'checkOut')]
  await arrival.focus()
  await page.keyboard.type('12')
  await departure.focus()
  await expect(arrival).toHaveAccessibleDescription(new RegExp(errors.dateInvalid))
  await page.keyboard.type('12010026')
  await arrival.focus()
  await expect(departure).toHaveAccessibleDescription(new RegExp(errors.yearInvalid))
  await page.getByRole('button', { name: sv.submit }).click()
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') })
  await expect(summary.getByRole('link', { name: errors.dateInvalid })).toBeVisible()
})

test('the tabs work by keyboard and keep values and category', async ({ page }) => {
  await test.step('by keyboard', async () => {
    await page.goto(INQUIRY_PATH)
    await field(page, 'name').fill('Annika')
    await category(page, 'Julbord').check()
    await tab(page, sv.tabs.private).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, sv.tabs.business)).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: sv.tabs.business })).toBeVisible()
    await expect(category(page, 'Julbord')).toBeChecked()
    await expect(field(page, 'name')).toHaveValue('Annika')
    await expectScrolledToPanel(page)
  })

  await test.step('a value of one tab is kept while the other is open', async () => {
    await field(page, 'company').fill('Norrskog Trä AB')
    await openTab(page, sv.tabs.private)
    await openTab(page, sv.tabs.business)
    await expect(field(page, 'company')).toHaveValue('Norrskog Trä AB')
  })

  await test.step('a category that the other tab lacks is kept behind its default', async () => {
    await openTab(page, sv.tabs.private)
    await category(page, 'Senior 60+').check()
    await field(page, 'packageType').selectOption('senior')
    await expect(page.getByRole('status').filter({ hasText: 'Seniorpaket 60+ gäller måndag' })).toBeVisible()
    await openTab(page, sv.tabs.business)
    await expect(category(page, 'Konferens')).toBeChecked()
    await page.reload()
    await openTab(page, sv.tabs.private)
    await expect(category(page, 'Senior 60+')).toBeChecked()
    await expect(field(page, 'packageType')).toHaveValue('senior')
    await openTab(page, sv.tabs.business)
    await page.goto(`${INQUIRY_PATH}?about=christmas-buffet`)
    await expect(category(page, 'Julbord')).toBeChecked()
  })

  for (const width of [390, 1440]) {
    await test.step(`the page scrolls to the panel at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await openTab(page, sv.tabs.private)
      await page.evaluate(() => scrollTo(0, 0))
      await openTab(page, sv.tabs.business)
      await expect(tab(page, sv.tabs.business)).toBeInViewport({ ratio: 1 })
    })
  }
})

test('a tab and a category show their own fields and errors', async ({ page }) => {
  const shown = async (names: Record<string, boolean>) => {
    for (const [name, isShown] of Object.entries(names))
      await expect(field(page, name).first()).toBeVisible({ visible: isShown })
  }
  const options = field(page, 'packageType').locator('option')

  await test.step('a tab does not show the errors of the other', async () => {
    await page.goto(INQUIRY_PATH)
    await submit(page)
    await expect(field(page, 'participants')).toHaveAccessibleDescription(errors.guestsMissing)
    await openTab(page, sv.tabs.business)
    await expect(page.getByText(errors.guestsMissing)).toHaveCount(0)
    await field(page, 'participants').fill('12–15')
    await expect(field(page, 'participants')).toHaveAttribute('aria-invalid', 'false')

    await submit(page)
    const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') })
    await expect(summary.getByRole('link', { name: errors.companyTooShort })).toBeVisible()
    await openTab(page, sv.tabs.private)
    await expect(summary.getByRole('link', { name: errors.companyTooShort })).toHaveCount(0)
    await expect(summary.getByRole('link', { name: errors.emailInvalid })).toBeVisible()
    await openTab(page, sv.tabs.business)
    await expect(page.getByText(corrected)).toHaveCount(0)
  })

  await test.step('fields of private guests', async () => {
    await openTab(page, sv.tabs.private)
    await shown({ packageType: true, requestSpa: true, requestActivity: true })
    await expect(options).toHaveCount(4)
    await category(page, 'Senior 60+').check()
    await expect(options).toHaveCount(2)
    await shown({ packageType: true, requestSpa: false })
    await category(page, 'Event').check()
    await shown({ packageType: false, requestSpa: true })
    await category(page, 'Nyår').check()
    await shown({ packageType: false, requestSpa: false })
  })

  await test.step('fields of companies', async () => {
    await openTab(page, sv.tabs.business)
    await shown({
      needsAccommodation: false,
      'meals.lunch': false,
      conferenceType: false,
      technicalEquipment: true,
    })
    await category(page, 'Konferens').check()
    await shown({ needsAccommodation: true, 'meals.lunch': true, conferenceType: true, requestSpa: false })
  })

  await test.step('every field has a control on one of the tabs', async () => {
    const names = () =>
      page.locator('#inquiry [name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    const ofCompanies = await names()
    await openTab(page, sv.tabs.private)
    expect([...ofCompanies, ...(await names())]).toEqual(expect.arrayContaining(fieldNames(emptyInquiry)))
  })
})

test('a click that opens a browser tab does not change the tab of the form', async ({ page, context }) => {
  await page.goto(INQUIRY_PATH)
  const company = tab(page, sv.tabs.business)
  // Each key opens the link in its own way on one system or another.
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    await company.dispatchEvent('mousedown', { button: 0, [key]: true })
    await expect(company, key).toHaveAttribute('aria-selected', 'false')
  }
  await company.click({ modifiers: ['Shift'] })
  await expect.poll(() => context.pages().length).toBe(2)
  await expect(company).toHaveAttribute('aria-selected', 'false')
  await page.bringToFront()
  await company.click()
  await expect(company).toHaveAttribute('aria-selected', 'true')
})
