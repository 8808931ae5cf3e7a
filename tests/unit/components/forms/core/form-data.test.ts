import { expect, test } from 'vitest'
import { readClientIp } from '@/lib/rate-limit/client-ip'
import { readFields } from '@/components/forms/core/form-data'
import { READ_CAP } from '@/components/forms/core/limits'

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('only the named fields are read, and each is there', () => {
  const form = formOf(['name', ' Anna '], ['__proto__', 'x'], ['role', 'admin'])
  expect(readFields(form, ['name', 'email'])).toEqual({ name: ' Anna ', email: '' })
})

test('files count as empty and the last of a pair counts', () => {
  const form = formOf(['cv', new File(['x'], 'x.pdf')], ['requestSpa', 'false'], ['requestSpa', 'true'])
  expect(readFields(form, ['cv', 'requestSpa'])).toEqual({ cv: '', requestSpa: 'true' })
})

test('texts are made storable: no NUL, whole characters, one form, plain line breaks', () => {
  const form = formOf(['name', 'A\u0000\ud83d a\u030a\r\nb\rc 🦌'])
  expect(readFields(form, ['name']).name).toBe('A\ufffd å\nb\nc 🦌')
})

test('megabytes are cut, far above every limit', () => {
  const form = formOf(['name', 'x'.repeat(3_000_000)])
  expect(readFields(form, ['name']).name).toHaveLength(READ_CAP)
})

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
])('address from %j behind %i proxies is %j', (forwarded, proxies, expected) => {
  expect(readClientIp(new Headers({ 'x-forwarded-for': forwarded }), proxies)).toBe(expected)
})

test('without a forwarded list the real-ip header counts, and without both nothing', () => {
  expect(readClientIp(new Headers({ 'x-real-ip': '203.0.113.9' }), 1)).toBe('203.0.113.9')
  expect(readClientIp(new Headers(), 1)).toBeNull()
})
