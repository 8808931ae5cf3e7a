import { activities as allActivities, seasonsOf } from '@/content/activities'
import { messages } from '../../messages.ts'
import type { Flows } from './flow.ts'

const { activities, layout, packages } = messages.sv

const banner = { role: 'banner' }
const menuButton = { role: 'button', name: layout.menu }
const menu = { role: 'dialog', name: layout.menu }

export const navigationFlows: Flows = {
  async 'the menu opens, leads to a page and closes by Escape'(guest) {
    await guest.open('/boende')
    await guest.click(banner, menuButton)
    await guest.click(menu, { role: 'button', name: 'Konferens' })
    await guest.click(menu, { role: 'link', name: 'Teambuilding' })
    await guest.isAt('/teambuilding')
    await guest.seesNo(menu)
    await guest.click(banner, menuButton)
    await guest.sees(menu)
    await guest.press('Escape')
    await guest.seesNo(menu)
    await guest.hasFocusOn(banner, menuButton)
  },

  async 'the language changes and is kept'(guest) {
    await guest.open('/relax')
    await guest.click(banner, menuButton)
    await guest.click(menu, { role: 'button', name: 'EN' })
    await guest.readsIn('en')
    await guest.open('/boende')
    await guest.readsIn('en')
    await guest.click(banner, { role: 'button', name: messages.en.layout.menu })
    await guest.click({ role: 'dialog', name: messages.en.layout.menu }, { role: 'button', name: 'SV' })
    await guest.readsIn('sv')
  },

  async 'a season filters the activities, and the way back shows them all'(guest) {
    const inWinter = allActivities.filter((activity) => seasonsOf(activity).includes('winter'))
    await guest.open('/upplevelser')
    await guest.seesTimes(allActivities.length, { role: 'article' })
    await guest.click(
      { role: 'navigation', name: activities.filterLabel },
      { role: 'link', name: { pattern: activities.season.winter } },
    )
    await guest.isAt('/upplevelser?season=winter')
    await guest.seesTimes(inWinter.length, { role: 'article' })
    await guest.goBack()
    await guest.isAt('/upplevelser')
    await guest.seesTimes(allActivities.length, { role: 'article' })
  },

  async 'a category filters the packages'(guest) {
    await guest.open('/paketerbjudanden')
    const filter = { role: 'navigation', name: packages.categoryLabel }
    await guest.click(filter, { role: 'link', name: { pattern: packages.categories.relax } })
    await guest.hasAttribute('aria-current', 'page', filter, {
      role: 'link',
      name: { pattern: packages.categories.relax },
    })
  },

  async 'the notice about cookies stays away once it is answered'(guest) {
    const { decline, heading } = messages.sv.cookieBanner
    await guest.openFirstTime('/boende')
    await guest.click({ role: 'button', name: decline })
    await guest.seesNo({ text: heading })
    await guest.open('/boende')
    await guest.seesNo({ text: heading })
  },
}
