import { expect, test } from 'vitest'
import { roomOffers } from '@/content/rooms'
import { locales } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

const titles = roomOffers.flatMap(({ title }) =>
  locales.map((locale) => removeSoftHyphens(title[locale]).toLowerCase()),
)
const files = import.meta.glob<string>(['../../../{content,messages}/**/*.{ts,json}', '!**/index.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test.each([
  ...['standardrum', 'husdjursvänlig', 'tillgänglighetsanpassa'],
  ...['standard room', 'pet-friendly room', 'accessible room'],
])('sentences say "%s" only as long as a room is called so', (name) => {
  const naming = Object.keys(files).filter((file) =>
    files[file]!.replaceAll('\\u00AD', '').toLowerCase().includes(name),
  )
  const isTitle = titles.some((title) => title.includes(name))
  expect(isTitle ? [] : naming).toEqual([])
})
