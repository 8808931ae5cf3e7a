import type { Page } from '@playwright/test'
import { chatTexts } from '@/content/chat'
import { searchTexts } from '@/content/faq/search-texts'
import { answerCookieBanner } from '../support/forms'
import { expect, expectNoAxeViolations, messages, test, widths } from '../support/test'

const { layout, header, inquiry, lostAndFound, jobs, jobApplication, chat, faqPage } = messages.sv

interface OpenState {
  name: string
  address: string
  /** Calls `look` at every step that hides the one before. */
  open: (page: Page, look: () => Promise<void>) => Promise<void>
  isDesktopOnly?: true
}

/** What opens or appears on a page, beside what the tests of each part check on their way. */
const states: readonly OpenState[] = [
  {
    name: 'the side menu, all its rows open',
    address: '/boende',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: layout.menu, exact: true }).click()
      const rows = page.getByRole('dialog').locator('button[aria-expanded]')
      await expect(rows.first()).toBeVisible()
      for (const row of await rows.all()) await row.click()
      await expect(page.getByRole('dialog').locator('button[aria-expanded="false"]')).toHaveCount(0)
    },
  },
  {
    name: 'a dropdown of the bar over a picture',
    address: '/boende',
    isDesktopOnly: true,
    open: async (page) => {
      const button = page
        .getByRole('banner')
        .getByRole('button', { name: header.submenu.replace('{title}', 'Kring källan') })
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    name: 'the answers to a search',
    address: '/fragor-och-svar',
    open: async (page) => {
      await page.getByRole('searchbox', { name: faqPage.search }).fill('parkering')
      await expect(page.getByRole('heading', { name: searchTexts.sv.results(1) })).toBeVisible()
    },
  },
  { name: 'every row of the spa', address: '/relax', open: openEach },
  {
    name: 'the inquiry with what is missing',
    address: '/booking-inquiry?fromConference=true',
    open: (page) => sendEmpty(page, inquiry.submit),
  },
  {
    name: 'lost and found with what is missing',
    address: '/kvarglomt',
    open: (page) => sendEmpty(page, lostAndFound.submit),
  },
  {
    name: 'a job application with what is missing',
    address: '/lediga-jobb',
    open: async (page) => {
      await page.getByRole('button', { name: jobs.apply }).and(page.locator(':visible')).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: jobApplication.submit }).click()
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'a package',
    address: '/paketerbjudanden',
    open: async (page) => {
      await page.getByRole('main').getByRole('article').getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the chat',
    address: '/boende',
    open: async (page) => {
      await page.getByRole('button', { name: chat.open }).click()
      await expect(page.getByRole('dialog', { name: chatTexts.sv.heading })).toBeVisible()
    },
  },
]

/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

for (const { name, address, open, isDesktopOnly } of states) {
  test(`${name} has no findings, and can be read and left at 400 %`, async ({ page }) => {
    test.slow()
    await answerCookieBanner(page)
    await page.setViewportSize({ width: widths.desktop, height: 844 })
    await page.goto(address)
    await open(page, () => expectNoFindings(page, 'main .accordion'))
    if (isDesktopOnly) return expectNoAxeViolations(page)
    await expectNoFindings(page)

    await page.setViewportSize(zoomed)
    const dialog = page.getByRole('dialog')
    if ((await dialog.count()) === 0) return
    expect(await dialog.evaluate(findUnreachable)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}

/** Looks at the page wide, on a phone, and at 400 %. */
async function expectNoFindings(page: Page, within?: string): Promise<void> {
  await expectNoAxeViolations(page, within)
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await expectNoAxeViolations(page, within)
  await page.setViewportSize(zoomed)
  expect(await page.evaluate(findSidewaysScroll)).toEqual([])
  await page.setViewportSize({ width: widths.desktop, height: 844 })
}

test('the check of every page finds text of too little contrast', async ({ page }) => {
  await page.setContent(
    '<html lang="sv"><title>x</title><main><h1 style="font-size:18px;font-weight:400;color:#666">Grått</h1></main></html>',
  )
  await expect(expectNoAxeViolations(page)).rejects.toThrow('color-contrast-enhanced')
})

/** Rows open one at a time in their accordion: the first row of each, then the second, and so on. */
async function openEach(page: Page, look: () => Promise<void>): Promise<void> {
  test.slow()
  const accordions = await page.getByRole('main').locator('.accordion').all()
  const rows = await Promise.all(accordions.map((one) => one.locator('button[aria-expanded]').all()))
  const most = Math.max(...rows.map(({ length }) => length))
  expect(most).toBeGreaterThan(1)
  for (let place = 0; place < most; place += 1) {
    for (const row of rows.flatMap((own) => own[place] ?? [])) {
      if ((await row.getAttribute('aria-expanded')) !== 'true') await row.press('Enter')
      await expect(row).toHaveAttribute('aria-expanded', 'true')
    }
    await look()
  }
}

async function sendEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** Runs in the page: what makes it, or a scrolling part of it, wider than it is shown. */
function findSidewaysScroll(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
    .filter(
      (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) || element.tagName === 'HTML',
    )
    .map((element) => `${element.tagName} ${element.className}`)
}

/** Runs in the page: controls of a dialog that no scrolling brings out from under the window's edge or its bars. */
function findUnreachable(dialog: Element): string[] {
  return [...dialog.querySelectorAll('a[href], button, input:not([tabindex="-1"]), select, textarea')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => {
      control.scrollIntoView({ block: 'center' })
      const { top, left, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return !control.contains(hit) && !hit?.closest('label')?.contains(control)
    })
    .map((control) => control.outerHTML.slice(0, 120))
}
