import { expect, test } from 'vitest'
import { findPage } from '@/lib/routes/find-page'

const find = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://site.example')
  return findPage(pathname, searchParams)
}

test.each([
  ['/villkor?tab=privacy', '/villkor/privacy'],
  ['/villkor?tab=PrIvAcY', '/villkor/privacy'],
  ['/villkor?tab=general', '/villkor'],
  ['/villkor?tab=nonsense', '/villkor'],
  ['/villkor?tab=', '/villkor'],
  ['/villkor?other=privacy', '/villkor'],
  ['/blog/2', '/blog/article/2'],
  ['/food-event/kraftskiva', '/food-event/kraftskiva'],
])('%s is the built page %s', (url, path) => expect(find(url)).toEqual({ kind: 'page', path }))

test('the inquiry is rendered on request, and an unknown event leads to the restaurant', () => {
  const inquiry = { kind: 'page', path: '/booking-inquiry', isRenderedOnRequest: true }
  expect(find('/booking-inquiry?fromConference=true&guests=12')).toEqual(inquiry)
  expect(find('/food-event/pizza')).toEqual({ kind: 'redirect', path: '/restaurant' })
})

test.each([
  ...['/blog/99', '/blog/natur', '/blog/article/2', '/food-event/kraftskiva/x', '/toString', '/__proto__'],
  ...['/sv', '/en/relax', '/sv-lang-param', '/Relax', '/relax/', '/villkor/privacy'],
])('%s is missing', (url) =>
  expect(find(url)).toEqual({ kind: 'missing', path: '/missing', isRenderedOnRequest: true }),
)
