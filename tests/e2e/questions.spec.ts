import { activities } from '@/content/activities'
import { christmasLead } from '@/content/christmas'
import { events } from '@/content/events'
import { menuPrices } from '@/content/facts'
import { faqEntries } from '@/content/faq'
import { plainText } from '@/content/faq/links'
import { searchContent } from '@/content/faq/search-content'
import { pageMetadata } from '@/content/page-metadata'
import { dayVisit } from '@/content/relax'
import { serviceGroups } from '@/content/services'
import { bookingEngine } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { expect, languages, messages, test, testWithoutScripts, widths } from '../support/test'

test('the page answers every question, and finds one by its hash or a search', async ({ page }) => {
  const texts = searchContent.sv
  const entries = faqEntries('sv')
  await page.goto('/fragor-och-svar#kontakt')
  const field = page.getByRole('searchbox', { name: messages.sv.faqPage.search })
  const articles = page.getByRole('article')
  const status = page.getByRole('main').getByRole('status')
  await expect(page.locator('#kontakt').getByRole('heading')).toBeInViewport()
  await expect(articles).toHaveCount(entries.length)
  const shop = articles.locator(`a[href="${bookingEngine.vouchers}"]`)
  await expect(shop).toHaveAttribute('target', '_blank')
  await expect(shop).toContainText('öppnas i ny flik')

  await test.step('a search without results says so', async () => {
    await field.fill('xyzzy')
    await expect(page.getByRole('heading', { name: texts.noSearchResults })).toBeVisible()
    await expect(status).toHaveText(texts.noSearchResults)
    await expect(articles).toHaveCount(0)
  })

  await test.step('a search shows its results with the link to the form', async () => {
    const room = entries.find(({ id }) => id === 'tillganglighet')!
    await field.fill('wheelchair')
    await expect(page.getByRole('heading', { name: room.question })).toBeVisible()
    await expect(articles).toHaveCount(1)
    await expect(status).toHaveText(texts.results(1))
    await expect(articles.locator('a[href^="/booking-inquiry"]')).toBeVisible()
    await expect(page).toHaveNoAxeViolations()
    await expect(page).toHaveNoSidewaysScroll()
  })

  await test.step('Back from an answer finds the search again', async () => {
    await articles.locator('a[href^="/booking-inquiry"]').click()
    await expect(page).toHaveURL(/booking-inquiry/)
    await page.goBack()
    await expect(field).toHaveValue('wheelchair')
    await expect(articles).toHaveCount(1)
  })

  await test.step('a cleared search shows all questions', async () => {
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await field.fill('')
    await expect(articles).toHaveCount(entries.length)
  })
})

for (const language of languages) {
  test(`the first window answers the question of its page (${language})`, async ({ page }) => {
    const [, buffet = ''] = christmasLead(language).split('\n')
    const answers = {
      '/relax': dayVisit[language],
      '/julbord': buffet,
      '/nyar': `${formatPrice(events.nyar.prices[1].kronor, language)} per person`,
      '/restaurant': { sv: /^Måltider och priser$/, en: /^Meals and prices$/ }[language],
    }
    for (const [path, answer] of Object.entries(answers)) {
      await page.goto(`${path}?lang=${language}`)
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.getByText(answer).first(), `${path} at ${width}`).toBeInViewport()
      }
    }
    await page.getByRole('link', { name: messages[language].restaurant.week }).click()
    const table = page.getByRole('table', { name: messages[language].restaurant.meals })
    await expect(table).toBeInViewport()
    await expect(table).toContainText(String(menuPrices.weekendBuffet))
  })
}

testWithoutScripts('every answer and activity can be read without JavaScript', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: pageMetadata['/fragor-och-svar'].h1.sv }).click()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.setViewportSize({ width: widths.phone, height: 844 })
  for (const { answer } of faqEntries('sv'))
    await expect(page.getByText(plainText(answer), { exact: true })).toHaveCount(1)
  await expect(page.locator('#kontakt').getByRole('heading')).toBeVisible()
  await page.goto('/service-utbud')
  const main = page.getByRole('main')
  for (const { title } of serviceGroups.flatMap(({ services }) => services))
    await expect(main.getByRole('heading', { name: title.sv, exact: true })).toBeVisible()
  await page.goto('/upplevelser')
  for (const { title } of activities)
    await expect(page.getByRole('heading', { name: title.sv, exact: true })).toBeVisible()
})
