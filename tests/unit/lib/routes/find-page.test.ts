import { describe, expect, it } from 'vitest'
import { findPage } from '@/lib/routes/find-page'

const find = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.example')
  return findPage(pathname, searchParams)
}

const MISSING = { kind: 'missing', path: '/missing', isRenderedOnRequest: true }

describe('finding the page for an address', () => {
  it('leads to the variant that shows a known state', () => {
    expect(find('/villkor?tab=privacy')).toEqual({ kind: 'page', path: '/villkor/privacy' })
    expect(find('/villkor?tab=PrIvAcY')).toEqual({ kind: 'page', path: '/villkor/privacy' })
    const inquiry = { kind: 'page', path: '/booking-inquiry', isRenderedOnRequest: true }
    expect(find('/booking-inquiry?fromConference=true&guests=12')).toEqual(inquiry)
  })

  it.each(['/villkor?tab=general', '/villkor?tab=nonsense', '/villkor?tab=', '/villkor?other=privacy'])(
    'shows the plain page for %s',
    (address) => expect(find(address)).toEqual({ kind: 'page', path: '/villkor' }),
  )

  it('knows articles and food events by their ids', () => {
    expect(find('/blog/2')).toEqual({ kind: 'page', path: '/blog/2' })
    expect(find('/food-event/kraftskiva')).toEqual({ kind: 'page', path: '/food-event/kraftskiva' })
  })

  it('says what is missing', () => {
    expect(find('/blog/99')).toEqual(MISSING)
    expect(find('/blog/natur')).toEqual(MISSING)
    expect(find('/food-event/pizza')).toEqual({ kind: 'redirect', path: '/restaurant' })
    expect(find('/food-event/kraftskiva/x')).toEqual(MISSING)
  })

  it.each([
    '/sv',
    '/en/relax',
    '/sv-lang-param',
    '/Relax',
    '/relax/',
    '/villkor/privacy',
    '/toString',
    '/__proto__',
  ])('does not know %s', (address) => expect(find(address)).toEqual(MISSING))
})
