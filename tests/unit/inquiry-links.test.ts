import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files whose links to the inquiry are about nothing in particular: menus, footer, contact, answers to general questions, the page itself and who makes room on it. */
const PLAIN = [
  'app/[locale]/booking-inquiry/page.tsx',
  'app/[locale]/upplevelser/[[...filter]]/page.tsx',
  'components/forms/inquiry/address.ts',
  'components/layout/site-footer.tsx',
  'components/sections/home/home-hero.tsx',
  'components/sections/rooms/group-size.tsx',
  'components/sections/rooms/room-amenities.tsx',
  'components/widgets/chat/chat.tsx',
  'content/accessibility.ts',
  'content/conference.ts',
  'content/faq/booking.ts',
  'content/faq/hotel.ts',
  'content/faq/links.ts',
  'content/faq/restaurant.ts',
  'content/navigation.ts',
  'content/page-metadata.ts',
  'content/page-pictures.ts',
  'content/redirects.ts',
]

const files = ['app', 'components', 'content', 'messages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(tsx?|json)$/.test(file))

test('a link to the inquiry says what it is about, apart from plain ones', () => {
  const plain = files.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const calls = [...source.matchAll(/inquiryHref\(([^)]*)\)/g)].map(([, params = '']) => params)
    return /\/booking-inquiry(?!\?about=)/.test(source) || calls.some((params) => !params.includes('about'))
  })
  expect(plain.sort()).toEqual(PLAIN)
})
