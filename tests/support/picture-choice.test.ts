import { expect, test } from 'vitest'
import { chooseCandidate } from './picture-choice'

const SRC_SET = [640, 960, 1440, 1920].map((width) => `/p/hero-${width}.avif ${width}w`).join(', ')

// What Chromium 156 fetched on such screens.
test.each([
  ['100vw', { width: 412, density: 1.75 }, 960],
  ['100vw', { width: 412, density: 2.625 }, 1440],
  ['100vw', { width: 1440, density: 1 }, 1440],
  ['100vw', { width: 1441, density: 1 }, 1920],
  ['100vw', { width: 2560, density: 2 }, 1920],
  ['(width < 48rem) 180vw, 100vw', { width: 412, density: 1.75 }, 1440],
  ['(width < 48rem) 180vw, 100vw', { width: 768, density: 1 }, 960],
  ['(min-width: 1024px) 50vw, 100vw', { width: 1440, density: 1 }, 960],
  ['320px', { width: 1440, density: 1 }, 640],
])('%s on %o fetches the file of %d pixels', (sizes, screen, width) => {
  expect(chooseCandidate(SRC_SET, sizes, screen)).toBe(`/p/hero-${width}.avif`)
})

test('what is not understood stops the measurement', () => {
  const screen = { width: 412, density: 1 }
  expect(() => chooseCandidate(SRC_SET, '(orientation: portrait) 50vw, 100vw', screen)).toThrow(
    'media condition',
  )
  expect(() => chooseCandidate('/p/hero.avif 2x', '100vw', screen)).toThrow('srcset')
})
