import type { Locator } from '@playwright/test'
import { field, fillShared, INQUIRY_PATH, submit } from '../support/inquiry'
import { fillApplication, fillLostAndFound, openApplication, signUp } from '../support/site-forms'
import { storeSubscriber } from '../support/stored'
import { expect, messages, test } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

/** A browser that translates pages puts `<font>` elements in the place of text nodes, also of those that come later. */

const { forms, inquiry, newsletter, lostAndFound, jobApplication, unsubscribe } = messages.sv

/** Runs in the page before its scripts. Translation begins after hydration. */
function translatePage() {
  const SKIPPED = 'script, style, noscript, textarea, option, title, font'
  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const begin = () => {
    translate(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        for (const node of addedNodes) {
          if (node instanceof Text) translate(target)
          else if (!(node instanceof HTMLElement && node.closest('font'))) translate(node)
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  }
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hydrated !== 'true') return
    observer.disconnect()
    begin()
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

test.beforeEach(({ page }) => page.addInitScript(translatePage))

test('a translated inquiry fails, is corrected and is sent', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  await expect(page.locator('font').first()).toBeAttached()
  await submit(page)
  await expect(field(page, 'name')).toHaveAccessibleDescription(forms.errors.nameTooShort)
  await fillShared(page, { additionalRequests: 'fault-down' })
  await submit(page)
  await expect(page.getByText(inquiry.failed)).toBeVisible()
  await field(page, 'additionalRequests').fill('')
  await submit(page)
  await expect(page.getByRole('region', { name: inquiry.sent })).toBeVisible()
  await expect(page.getByRole('button', { name: inquiry.submit })).toBeEnabled()
})

test('a translated lost-and-found request replaces its messages and is sent', async ({ page }) => {
  await page.goto('/kvarglomt')
  const control = (name: string) => page.locator(`#lost-and-found [name=${name}]`)
  const send = () => page.getByRole('button', { name: lostAndFound.submit }).click()
  await control('zipCode').fill('1')
  await send()
  await expect(control('zipCode')).toHaveAccessibleDescription(new RegExp(forms.errors.zipCodeTooShort))
  await control('zipCode').fill('abcdef')
  await expect(control('zipCode')).toHaveAccessibleDescription(new RegExp(forms.errors.zipCodeNotDigits))
  await fillLostAndFound(page)
  await send()
  await expect(page.getByText(lostAndFound.thanks.text)).toBeVisible()
  await page.getByRole('button', { name: lostAndFound.thanks.back }).click()
  await expect(control('name')).toBeVisible()
})

test('a translated application is sent', async ({ page }) => {
  const dialog = await openApplication(page)
  await dialog.getByRole('button', { name: jobApplication.submit }).click()
  await expect(dialog.locator('[name=name]')).toHaveAccessibleDescription(forms.errors.applicantNameMissing)
  await fillApplication(dialog, uniqueEmail())
  await dialog.getByRole('button', { name: jobApplication.submit }).click()
  await expect(page.getByRole('region', { name: jobApplication.sentTitle })).toBeVisible()
})

test('a translated newsletter is signed up for and ended', async ({ page }) => {
  await page.goto('/relax')
  const footer = page.getByRole('contentinfo')
  await signUp(footer, 'anna@')
  await expect(footer.getByText(forms.errors.newsletterEmailInvalid)).toBeVisible()
  await signUp(footer, uniqueEmail())
  await expect(footer.getByText(newsletter.thanks)).toBeVisible()

  await page.goto((await storeSubscriber()).url)
  await page.getByRole('button', { name: unsubscribe.ask.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.done.heading)
  await expect(page.getByText('Vi har tagit bort din')).toBeVisible()
})

test('the language switch works on a page that was translated into the other language', async ({ page }) => {
  await page.goto('/relax')
  // So does the browser.
  await page.evaluate(() => (document.documentElement.lang = 'en'))
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('navigation', { name: messages.en.layout.breadcrumbs })).toBeVisible()
})

test('menu, dialogs, chat, filters and planner work on a translated page', async ({ page }) => {
  const { layout, packages, conferencePlanner } = messages.sv
  const dialog = page.getByRole('dialog')
  /** Opens a dialog, does something in it and closes it. */
  const visit = async (opener: Locator, look?: () => Promise<void>) => {
    await opener.click()
    await expect(dialog).toBeVisible()
    await look?.()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.goto('/paketerbjudanden')
  await visit(page.getByRole('button', { name: layout.menu, exact: true }))
  await visit(page.getByRole('button', { name: 'WEEKENDPAKET' }).first())
  await visit(page.getByRole('button', { name: layout.openChat }), async () => {
    for (const words of ['frukost', 'qzqzqz', 'bastu']) {
      await dialog.getByRole('searchbox').fill(words)
      await expect(dialog.getByRole('status')).not.toBeEmpty()
    }
  })
  for (const name of [packages.categories.senior, packages.categories.all]) {
    await page
      .getByRole('link', { name: new RegExp(`^${name}`, 'i') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  await page.goto('/conference/planera')
  for (const typed of ['20', '24']) {
    await page.getByRole('textbox', { name: conferencePlanner.guests }).fill(typed)
    await page.getByRole('checkbox', { name: /^Quiz/ }).click()
    await expect(page).toHaveURL(new RegExp(`guests=${typed}`))
  }
})
