import fc from 'fast-check'
import { READ_CAP } from '@/lib/forms/limits'

/** Texts that are known to break forms. */
const NASTY = [
  ...[
    '',
    ' ',
    '\t\n',
    '\u0000',
    'a\u0000b',
    '\u00a0',
    '\u2028',
    '\u200b',
    '\ufeff',
    '\u202eabc',
    '\u0007\u001b[31m',
  ],
  ...[
    '\ud800',
    'a\udc00',
    '\ufffd',
    '\uffff',
    'e\u0301',
    '\u00e9',
    '👩‍👩‍👧‍👦🏔️',
    'İıſK',
    '٣٤',
    'ﷺ'.repeat(40),
    'Ω\u0315'.repeat(300),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'then',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  ...[
    '$F1',
    '$Q1',
    '$@0',
    '$$',
    '$undefined',
    '$1:__proto__:then',
    '{"a":',
    '[[',
    '{{7*7}}',
    '${7*7}',
    '%00',
    '%s%n',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table booking_inquiries; --",
    '\\',
    '\\u0000',
    '&lt;',
  ],
  ...[
    'A\r\nBcc: x@y.example',
    'a@b.example\r\nSubject: x',
    'x@y',
    '@',
    'a@@b.example',
    'a@b..example',
    'ä@ö.example',
    `${'a'.repeat(300)}@b.example`,
  ],
  ...['0', '-1', '1e9', '00', '1.5', '0x10', '9'.repeat(60), 'true', 'on', 'yes', 'no', 'false'],
  ...[
    '2027-02-30',
    '2026-13-01',
    '20260-01-01',
    '0026-01-01',
    '1999-12-31',
    '9999-12-31',
    '2027-1-1',
    '2027-01-01T00:00:00Z',
    '0000-00-00',
  ],
]

const LENGTHS = [60, 61, 200, 201, 254, 255, 4999, 5000, 5001, 10_001, READ_CAP, READ_CAP + 1, 60_000]

const long = fc
  .tuple(
    fc.constantFrom('a', 'å', '🏔️', ' ', '\n', '\u0000', '<', '@', '.', '-', '(', '0', '\u0301'),
    fc.constantFrom(...LENGTHS),
  )
  .map(([unit, length]) => unit.repeat(length).slice(0, length))

/** Any text: short and odd, long, or known to break forms. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: long },
)

/** Names that replace a field's own. */
export const fieldName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    '__proto__[x]',
    'constructor[prototype][x]',
    '',
    '0',
    '1_',
    'length',
    'then',
  ),
  fc.constantFrom('$KEY', '$1:0', 'website', 'startedAt', 'id', 'created_at', 'status'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
