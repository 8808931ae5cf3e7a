import { chatContent } from '@/content/chat'
import { faqEntries } from '@/content/faq'
import { type FaqCategory, faqCategoryLabels } from '@/content/faq/faq-categories'
import { plainText } from '@/content/faq/links'
import { venue } from '@/content/venue'
import { expect, messages, openWithStillClock, test, widths } from '../support/test'

test('the button comes 100 ms after the page, and opens the chat by mouse and keyboard', async ({ page }) => {
  const content = chatContent.sv
  await openWithStillClock(page, '/boende')
  const button = page.getByRole('button', { name: messages.sv.layout.openChat })
  const dialog = page.getByRole('dialog', { name: content.heading })
  await page.clock.runFor(100)
  await expect(button).toBeVisible()
  await page.clock.resume()
  await button.click()
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a question is found by its category or a search, and the answer leads on', async ({ page }) => {
  const content = chatContent.sv
  const category = (key: FaqCategory) => faqCategoryLabels[key].sv
  await page.goto('/boende')
  const opener = page.getByRole('button', { name: messages.sv.layout.openChat })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: content.heading })
  const button = (name: string | undefined) => dialog.getByRole('button', { name, exact: true })
  const search = dialog.getByRole('searchbox', { name: content.search })
  const expectNoFindings = async () => {
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page).toHaveNoAxeViolations('[role=dialog]')
    }
  }

  await test.step('a category leads to its questions and answers', async () => {
    const [entry] = faqEntries('sv').filter(({ category }) => category === 'meetings')
    await dialog.getByRole('button', { name: category('meetings') }).click()
    await expectNoFindings()
    await button(entry?.question).click()
    await expect(dialog.getByText(plainText(entry?.answer ?? ''))).toBeVisible()
    await expectNoFindings()
    await button(content.yes).click()
    await expect(button(content.yes)).toHaveAttribute('aria-pressed', 'true')
    await button(content.back).click()
    await button(content.back).click()
    await expect(dialog.getByRole('button', { name: category('hotel') })).toBeVisible()
  })

  await test.step('a search says how many answers it found, or whom to ask', async () => {
    await search.fill('rullstol')
    await expect(dialog.getByRole('status')).toHaveText(content.results(1))
    await search.fill('qqq')
    await expect(dialog.getByText(content.noSearchResults)).toBeVisible()
    const phone = dialog.getByRole('link', { name: venue.phone.display.sv })
    await expect(phone).toHaveAttribute('href', venue.phone.href)
    await button(content.reset).click()
    await dialog.getByRole('button', { name: category('giftcard') }).click()
    await search.fill('rullstol')
    await expect(dialog.getByRole('status')).toHaveText(content.noResults)
  })

  await test.step('the link of an answer and contact close the chat', async () => {
    await button(content.reset).click()
    await search.fill('hittegods')
    await dialog.getByRole('listitem').getByRole('button').first().click()
    await dialog.getByRole('article').locator('a[href^="/kvarglomt"]').click()
    await expect(page).toHaveURL(/\/kvarglomt$/)
    await expect(dialog).toHaveCount(0)
    await opener.click()
    await dialog.getByRole('tab', { name: content.tabs.inquiry }).click()
    await expect(dialog.getByText(content.inquiry)).toBeVisible()
    await expectNoFindings()
    await dialog.getByRole('link', { name: content.contact }).click()
    await expect(page).toHaveURL(/\/booking-inquiry$/)
    await expect(dialog).toHaveCount(0)
  })
})

test('the page beside the chat works, and the chat sends nothing', async ({ page }) => {
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })
  await page.clock.install()
  await page.goto('/kvarglomt')
  await page.getByRole('button', { name: messages.sv.layout.openChat }).click()
  const dialog = page.getByRole('dialog', { name: chatContent.sv.heading })
  await dialog.getByRole('searchbox', { name: chatContent.sv.search }).fill('lu')
  await dialog.getByRole('listitem').getByRole('button').first().click()
  const no = dialog.getByRole('button', { name: chatContent.sv.no, exact: true })
  await no.click()
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('kim@example.com')
  await expect(dialog).toBeVisible()
  await page.clock.runFor(5000)
  await expect(email).toHaveValue('kim@example.com')
  expect(posted).toEqual([])
})
