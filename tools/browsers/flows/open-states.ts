import { chatTexts } from '@/content/chat'
import { faqEntries } from '@/content/faq'
import { faqFigures } from '@/content/faq/figures'
import { plainText } from '@/content/faq/links'
import { pageHeroes } from '@/content/heroes'
import { packagesFor } from '@/content/packages'
import { treatments } from '@/content/relax'
import { roomOffers } from '@/content/rooms'
import { messages } from '../../messages.ts'
import type { Flows } from './flow.ts'

const { carousel, chat, dialog, rooms, slideshow } = messages.sv
const texts = chatTexts.sv

export const openStateFlows: Flows = {
  async 'a package opens in a dialog, which returns the focus'(guest) {
    const [{ title } = { title: '' }] = packagesFor('sv')
    const opener = { role: 'button', name: title }
    const details = { role: 'dialog', name: title }
    await guest.open('/paketerbjudanden')
    await guest.click(opener)
    await guest.sees(details)
    await guest.press('Escape')
    await guest.seesNo(details)
    await guest.hasFocusOn(opener)
    await guest.press('Enter')
    await guest.click(details, { role: 'button', name: dialog.close })
    await guest.seesNo(details)
    await guest.hasFocusOn(opener)
  },

  async 'a row opens below the one that closes, and stays where it was clicked'(guest) {
    const [first, second] = treatments.map(({ title, longDescription }) => ({
      row: { role: 'button', name: { pattern: title.sv } },
      text: { text: longDescription.sv },
    }))
    if (!first || !second) throw new Error('There are two treatments')
    await guest.open('/relax')
    await guest.sees(first.text)
    const before = await guest.bringIntoView(second.row)
    await guest.click(second.row)
    await guest.sees(second.text)
    await guest.seesNo(first.text)
    await guest.isAtHeight(before, second.row)
    await guest.press('Enter')
    await guest.seesNo(second.text)
  },

  async 'the chat answers what a guest searches for'(guest) {
    const parking = faqEntries('sv', faqFigures('sv')).find(({ id }) => id === 'parkering')
    if (!parking) throw new Error('No question is about parking')
    const panel = { role: 'dialog', name: texts.heading }
    await guest.open('/boende')
    await guest.click({ role: 'button', name: chat.open })
    await guest.hasFocusOn(panel)
    await guest.type('parkering', panel, { role: 'searchbox', name: texts.search })
    await guest.click(panel, { role: 'button', name: parking.question })
    const [firstSentence = ''] = plainText(parking.answer).split('. ')
    await guest.sees(panel, { text: { pattern: `^${firstSentence}` } })
    await guest.click(panel, { role: 'button', name: texts.yes })
    await guest.hasAttribute('aria-pressed', 'true', panel, { role: 'button', name: texts.yes })
    await guest.press('Escape')
    await guest.seesNo(panel)
    await guest.hasFocusOn({ role: 'button', name: chat.open })
  },

  async 'the pictures of a room follow its buttons and the arrow keys'(guest) {
    const room = roomOffers.sv.find(({ pictures }) => pictures.length > 2)
    if (!room) throw new Error('No room has three pictures')
    const pictures = { role: 'region', name: rooms.pictures.replace('{room}', room.title) }
    const position = (current: number) => ({
      text: carousel.position
        .replace('{current}', String(current))
        .replace('{total}', String(room.pictures.length)),
    })
    await guest.open('/boende')
    await guest.sees(pictures, position(1))
    await guest.click(pictures, { role: 'button', name: carousel.next })
    await guest.sees(pictures, position(2))
    await guest.press('ArrowRight')
    await guest.sees(pictures, position(3))
    await guest.click(pictures, { role: 'button', name: carousel.previous })
    await guest.sees(pictures, position(2))
  },

  async 'the slideshow pauses, and shows the next picture when asked'(guest) {
    const count = String(pageHeroes['/'].length)
    const controls = { role: 'group', name: slideshow.label }
    const position = (current: number) => ({
      text: slideshow.position.replace('{current}', String(current)).replace('{total}', count),
    })
    await guest.open('/')
    await guest.click(controls, { role: 'button', name: slideshow.pause })
    await guest.sees(controls, { role: 'button', name: slideshow.play })
    await guest.sees(controls, position(1))
    await guest.click(controls, { role: 'button', name: carousel.next })
    await guest.sees(controls, position(2))
  },
}
