import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { chatContent } from '@/content/chat'
import { faqEntries } from '@/content/faq'
import { packagesFor } from '@/content/packages'
import { treatments } from '@/content/relax'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'
import { stay } from '../forms.ts'
import { type Driver, startFirefox, startWebKit, type Tab } from './drivers.ts'
import { Guest } from './guest.ts'

const main = { role: 'main' }
const banner = { role: 'banner' }
const menu = (messages: typeof sv) => ({ role: 'dialog', name: messages.layout.menu })
const menuButton = (messages: typeof sv) => ({ role: 'button', name: messages.layout.menu })
/** An optional field says so after its label. */
const field = (label: string) => ({ label: { pattern: `^${label}( \\(|$)` } })

describe.each([
  { name: 'Firefox', start: startFirefox, width: 390 },
  { name: 'Firefox', start: startFirefox, width: 1100 },
  { name: 'WebKit', start: startWebKit, width: 1100 },
])('$name at $width px', ({ start, width }) => {
  let driver: Driver
  let tab: Tab
  let guest: Guest
  beforeAll(async () => {
    driver = await start()
  })
  afterAll(() => driver.close())
  beforeEach(async () => {
    tab = await driver.openTab(width)
    guest = new Guest(tab, inject('siteOrigin'))
  })
  afterEach(async () => {
    const errors = tab.errors()
    await tab.close()
    expect(errors, 'console').toEqual([])
  })

  test('the menu opens, leads to a page and closes by Escape', async () => {
    await guest.open('/boende')
    await guest.click(banner, menuButton(sv))
    await guest.click(menu(sv), { role: 'button', name: 'Konferens' })
    await guest.click(menu(sv), { role: 'link', name: 'Teambuilding' })
    await guest.isAt('/teambuilding')
    await guest.seesNo(menu(sv))
    await guest.click(banner, menuButton(sv))
    await guest.sees(menu(sv))
    await guest.press('Escape')
    await guest.seesNo(menu(sv))
    await guest.hasFocusOn(banner, menuButton(sv))
  })

  test('the language changes and is kept', async () => {
    await guest.open('/relax')
    await guest.click(banner, menuButton(sv))
    await guest.click(menu(sv), { role: 'button', name: 'EN' })
    await guest.isAt('/relax', 'en')
    await guest.open('/boende')
    await guest.isAt('/boende', 'en')
    await guest.sees(banner, menuButton(en))
  })

  test('the inquiry names what is missing and is sent once it is complete', async () => {
    const { fields, submit } = sv.inquiry
    await guest.open('/booking-inquiry')
    await guest.click(main, { role: 'button', name: submit })
    await guest.click(main, { role: 'alert' }, { role: 'link', name: sv.forms.errors.nameTooShort })
    await guest.hasFocusOn(main, field(fields.name))
    await guest.type('Åsa Öberg', main, field(fields.name))
    await guest.type(`${randomUUID()}@example.com`, main, field(fields.email))
    await guest.type('070-174 06 35', main, field(fields.phone))
    await guest.type('2', main, field(fields.private.participants))
    await guest.typeDate(stay.checkIn, main, field(fields.checkIn))
    await guest.typeDate(stay.checkOut, main, field(fields.checkOut))
    await guest.click(main, { role: 'button', name: submit })
    await guest.sees(main, { text: { pattern: 'KF-\\w{6}' } })
  })

  test('a package opens in a dialog, which returns the focus', async () => {
    const title = packagesFor('sv')[0]?.title.sv ?? ''
    const opener = { role: 'button', name: title }
    await guest.open('/paketerbjudanden')
    await guest.click(opener)
    await guest.sees({ role: 'dialog', name: title })
    await guest.press('Escape')
    await guest.seesNo({ role: 'dialog', name: title })
    await guest.hasFocusOn(opener)
  })

  test('a row of an accordion opens and closes', async () => {
    const { title, longDescription } = treatments[1]!
    await guest.open('/relax')
    await guest.seesNo({ text: longDescription.sv })
    await guest.click({ role: 'button', name: { pattern: title.sv } })
    await guest.sees({ text: longDescription.sv })
    await guest.press('Enter')
    await guest.seesNo({ text: longDescription.sv })
  })

  test('the chat finds an answer and returns the focus', async () => {
    const panel = { role: 'dialog', name: chatContent.sv.heading }
    const question = faqEntries('sv')[0]?.question ?? ''
    await guest.open('/boende')
    await guest.click({ role: 'button', name: sv.layout.openChat })
    await guest.type(question, panel, { role: 'searchbox', name: chatContent.sv.search })
    await guest.click(panel, { role: 'button', name: question })
    await guest.press('Escape')
    await guest.seesNo(panel)
    await guest.hasFocusOn({ role: 'button', name: sv.layout.openChat })
  })
})
