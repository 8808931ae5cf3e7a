import { expect, test } from 'vitest'
import { navigation } from '@/content/navigation'
import { pageMetadata } from '@/content/page-metadata'
import { locales, type Localized } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/** Every line of the menus that leads to a page as it is; a section's title names what the section has in common. */
const lines = navigation.flatMap(({ title, link, items }) =>
  items ? items.map((item) => [item.link, item.subtitle] as const) : [[link, title] as const],
)

// Breadcrumbs and the footer take the page's heading.
test.each(lines.filter(([link]) => link in pageMetadata))(
  'the menu names %s as its heading does',
  (link, title: Localized) => {
    const { h1 } = pageMetadata[link as keyof typeof pageMetadata]
    for (const locale of locales) expect(title[locale]).toBe(removeSoftHyphens(h1[locale]))
  },
)
