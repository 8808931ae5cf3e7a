import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { jobs as positions } from '@/content/jobs'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { pdfBytes } from '@/tests/support/documents'
import type { Guest } from '../guest.ts'
import { messages } from '../../messages.ts'
import type { Flows } from './flow.ts'

const { forms, inquiry, jobApplication, jobs, lostAndFound, newsletter } = messages.sv
const { errors } = forms

const main = { role: 'main' }
const footer = { role: 'contentinfo' }

/** An optional field says so after its label. */
const optional = (label: string) => ({ label: { pattern: `^${label}( \\(|$)` } })
const newAddress = () => `${randomUUID()}@example.com`

/** Types into fields of the page's main part, by their labels. */
async function fillIn(guest: Guest, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await guest.type(value, main, optional(label))
}

export const formFlows: Flows = {
  async 'the inquiry names what is missing and is sent once it is complete'(guest) {
    const { fields } = inquiry
    await guest.open('/booking-inquiry')
    await guest.click(main, { role: 'button', name: inquiry.submit })
    await guest.click(main, { role: 'alert' }, { role: 'link', name: errors.nameTooShort })
    await guest.hasFocusOn(main, optional(fields.name))
    await fillIn(guest, {
      [fields.name]: 'Åsa Öberg',
      [fields.email]: newAddress(),
      [fields.phone]: '070-174 06 35',
      [fields.guests]: '2',
    })
    await guest.typeDate('2027-03-12', main, optional(fields.checkIn))
    await guest.typeDate('2027-03-14', main, optional(fields.checkOut))
    await guest.click(main, { role: 'button', name: inquiry.submit })
    await guest.sees(main, { role: 'heading', name: inquiry.sent.title })
    await guest.hasValue('', main, optional(fields.name))
  },

  async 'a date field that the keyboard reaches has the focus ring'(guest) {
    const { fields } = inquiry
    await guest.open('/booking-inquiry')
    await guest.click(main, optional(fields.nights))
    await guest.press('Tab')
    await guest.hasFocusOn(main, optional(fields.checkIn))
    await guest.hasStyle('outline-style', 'solid', main, optional(fields.checkIn))
    await guest.hasStyle('outline-width', '3px', main, optional(fields.checkIn))
  },

  async 'a company sends its inquiry'(guest) {
    const { fields } = inquiry
    await guest.open('/booking-inquiry')
    await guest.click({ role: 'tab', name: inquiry.tabs.business })
    await fillIn(guest, {
      [fields.name]: 'Åsa Öberg',
      [fields.company]: 'Norrskog Trä AB',
      [fields.email]: newAddress(),
      [fields.phone]: '070-174 06 35',
      [fields.participants]: '12–15',
    })
    await guest.typeDate('2027-03-12', main, optional(fields.checkIn))
    await guest.typeDate('2027-03-14', main, optional(fields.checkOut))
    await guest.click(main, { role: 'checkbox', name: inquiry.meals.lunch })
    await guest.click(main, { role: 'button', name: inquiry.submit })
    await guest.sees(main, { role: 'heading', name: inquiry.sent.title })
  },

  async 'a lost thing is described, checked and sent'(guest) {
    const { labels, submit, thanks } = lostAndFound
    const consent = { role: 'checkbox', name: { pattern: lostAndFoundCopy.sv.consent.slice(0, 40) } }
    await guest.open('/kvarglomt')
    await guest.click(main, { role: 'button', name: submit })
    await guest.click(main, { role: 'alert' }, { role: 'link', name: errors.cityTooShort })
    await guest.hasFocusOn(main, optional(labels.city))
    await fillIn(guest, {
      [labels.name]: 'Åke Öst',
      [labels.address]: 'Storgatan 1',
      [labels.zipCode]: '93500',
      [labels.city]: 'Norsjö',
      [labels.phone]: '+46 (70) 123-45 67',
      [labels.email]: newAddress(),
    })
    await guest.typeDate('2025-03-03', main, optional(labels.arrivalDate))
    await guest.typeDate('2025-03-05', main, optional(labels.departureDate))
    await guest.type('En grå mössa', main, { label: { pattern: 'Vad har du glömt' } })
    await guest.click(main, consent)
    await guest.click(main, { role: 'button', name: submit })
    await guest.sees(main, { role: 'heading', name: thanks.title })
    await guest.click(main, { role: 'button', name: thanks.back })
    await guest.hasValue('', main, optional(labels.name))
  },

  async 'an application is sent with its file'(guest) {
    const { labels, sent, submit } = jobApplication
    const title = positions[0]?.text.sv.title ?? ''
    const dialog = { role: 'dialog', name: { pattern: title } }
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-cv-')), 'cv.pdf')
    await writeFile(file, pdfBytes())
    await guest.open('/lediga-jobb')
    await guest.click(main, { role: 'button', name: jobs.apply })
    await guest.click(dialog, { role: 'button', name: submit })
    await guest.sees(dialog, { role: 'link', name: errors.cvMissing })
    await guest.type('Kim Lund', dialog, optional(labels.name))
    await guest.type(newAddress(), dialog, optional(labels.email))
    await guest.chooseFile(file, dialog, optional(labels.cv))
    await guest.sees(dialog, { text: 'cv.pdf' })
    await guest.click(dialog, { role: 'button', name: submit })
    await guest.sees({ text: sent })
    await guest.seesNo(dialog)
  },

  async 'the newsletter refuses what is no address and thanks for one'(guest) {
    const field = { role: 'textbox', name: newsletter.label }
    await guest.open('/magic')
    await guest.type('anna@', footer, field)
    await guest.click(footer, { role: 'button', name: newsletter.subscribe })
    await guest.sees(footer, { text: errors.newsletterEmailInvalid })
    await guest.hasFocusOn(footer, field)
    await guest.clear(footer, field)
    await guest.type(newAddress(), footer, field)
    await guest.press('Enter')
    await guest.sees(footer, { text: newsletter.thanks })
  },
}
