import fc from 'fast-check'
import { routeTable } from '@/lib/routes/route-table'
import { everyAddress } from '@/tests/support/every-address'
import type { WireRequest } from './requests'
import { text } from './texts'

const PARAMETERS = [
  ...[
    'lang',
    'category',
    'tab',
    'menu',
    'season',
    'fromConference',
    'christmas',
    'guests',
    'nights',
    'checkIn',
    'checkOut',
  ],
  ...['_rsc', '__nextLocale', 'nxtPstate', '__proto__', 'constructor', 'dpl', 'x', ''],
]

/** A text in an address: escaped correctly, in part, or not at all. */
const inAddress = fc.tuple(text, fc.constantFrom('fully', 'partly', 'raw')).map(([raw, how]) => {
  // through bytes, which replace lone surrogates
  const short = Buffer.from(raw.slice(0, 3000)).toString()
  if (how === 'fully') return encodeURIComponent(short)
  const printable = short.replace(/[^\x21-\x7e]/g, '').replace(/[#?]/g, '')
  return how === 'partly'
    ? printable.replace(/[^\w%.~-]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    : printable
})

const state = fc.constantFrom(
  ...routeTable.flatMap((route) => ('views' in route ? [...route.views.values] : [])),
)
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), inAddress), fc.oneof(state, inAddress)), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''))

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...everyAddress) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/api/health',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/home', '/packages', '/find-us', '/lost-and-found', '/julbord-foretag'),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '',
          '/blog',
          '/food-event',
          '/api',
          '/_next',
          '/_next/static',
          '/pictures',
          '/opengraph/sv',
          '/sv',
          '/en-lang-param',
          '/villkor',
          '/.well-known',
          '//evil.example',
        ),
        fc.array(inAddress, { minLength: 1, maxLength: 3 }),
      )
      .map(([base, segments]) => `${base}/${segments.join('/')}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...everyAddress),
        fc.constantFrom('/', '.rsc', '/..', '/%2e%2e', '.txt', '//', '/index', '.segments/_tree.segment.rsc'),
      )
      .map(([base, end]) => base + end),
  },
)

const headers = fc.record(
  {
    cookie: fc.constantFrom(
      'language=en',
      'language=sv',
      'language=%',
      'language=__proto__',
      '__prerender_bypass=x',
    ),
    rsc: fc.constant('1'),
    'next-router-prefetch': fc.constant('1'),
    'next-router-segment-prefetch': fc.constantFrom('/_tree', '/../x', '/%00', '__proto__'),
    'next-router-state-tree': fc.constantFrom('[]', '%5B%5D', '{', '["",{}]'),
    accept: fc.constantFrom('*/*', 'text/x-component', 'image/avif'),
    'x-forwarded-host': fc.constantFrom('evil.example', '[::', 'a b'),
    'x-forwarded-proto': fc.constantFrom('https', 'javascript', ','),
    'x-request-id': fc.constantFrom('probe-0001', '"', 'a'.repeat(500)),
    'content-type': fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', '/'),
    range: fc.constantFrom('bytes=0-1', 'bytes=-0', 'bytes=9-1,2-3'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
  },
  { requiredKeys: [] },
)

/** A request for any address, with any query and headers that proxies, browsers and attackers send. */
export const visit: fc.Arbitrary<WireRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST'),
    path,
    query,
    headers,
  )
  .map(([method, where, asked, sent]) => ({
    method,
    path: (where + asked).replace(/[^\x21-\x7e]/g, '').slice(0, 8000),
    headers: method === 'POST' ? { ...sent, 'content-length': '0' } : sent,
    body: null,
  }))
