import { expect, test } from 'vitest'
import { readClientIp } from '@/lib/rate-limit/client-ip'

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
  ['203.0.113.9', 2, '203.0.113.9'],
  ['::ffff:203.0.113.9', 1, '203.0.113.9'],
  ['2001:db8:0:1:2:3:4:5', 1, '2001:db8:0:1'],
  ['2001:0db8::0001', 1, '2001:db8:0:0'],
  ['192.0.2.1:4711', 1, '192.0.2.1'],
  ['[2001:db8::1]:4711', 1, '2001:db8:0:0'],
  ['::1', 1, '0:0:0:0'],
  ['203.0.113.9', 0, '203.0.113.9'],
  ['', 1, null],
])('the IP in %j behind %i proxies is %j', (forwarded, proxies, expected) => {
  expect(readClientIp(new Headers({ 'x-forwarded-for': forwarded }), proxies)).toBe(expected)
})

test('the real-ip header counts when there is no forwarded list', () => {
  expect(readClientIp(new Headers({ 'x-real-ip': '203.0.113.9' }), 1)).toBe('203.0.113.9')
  expect(readClientIp(new Headers(), 1)).toBeNull()
})
