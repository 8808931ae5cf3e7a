import { describe, expect, test } from 'vitest'
import { email, figures, line, text, type z } from '@/components/forms/core/zod'

const read = (schema: z.ZodType<string>, typed: string) => {
  const checked = schema.safeParse(typed)
  return checked.success ? checked.data : `refused: ${checked.error.issues[0]?.message}`
}

test.each([
  ['\u200B\uFEFF\u00A0 Åsa \u2060\u200E', 'Åsa'],
  ['\u202DKim\u202C \u2066Lund\u2069', 'Kim Lund'],
  ['A\u030Asa O\u0308berg', 'Åsa Öberg'],
  ['Anna\u00A0Berg', 'Anna Berg'],
  ['Norr\u00ADskog\u2028Trä\tAB', 'Norrskog Trä AB'],
  ['\u200D\uFE0F\u034F', ''],
  ['\u2800Anna\u2800Berg\uFFFC', 'Anna Berg'],
  ['\u2800\uFFF9\uFFFB', ''],
  ['نرگس\u200Cها', 'نرگس\u200Cها'],
  ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
])('a line keeps its visible letters alone: %j', (typed, taken) => {
  expect(read(line, typed)).toBe(taken)
})

test('a text keeps its lines, and its limit counts composed letters', () => {
  expect(read(text, '\n\u200Ba\u0007\u202E\n\nb\u00A0\n')).toBe('a\n\nb')
  expect(read(text, 'Hej,\vAnna\u2028Berg\u0085\f')).toBe('Hej,\nAnna\nBerg')
  expect(read(text.max(3), 'a\u030A'.repeat(3))).toBe('ååå')
})

test.each([
  ['070–123\u00A045\u202F67', '070-123 45 67'],
  ['070\u2011123\u201045\u221267\uFF0D89', '070-123-45-67-89'],
  ['\u202D+46 (0)70\u2009123 45 67\u202C', '+46 (0)70 123 45 67'],
  ['＋４６（０）７０－１２３４５６７', '+46(0)70-1234567'],
  ['tel:+46980319200', '+46980319200'],
  ['070\u200D-123\uFE0F 45 67', '070-123 45 67'],
  ['070/123 45 67', '070/123 45 67'],
])('a phone number is read from any keyboard, phone or document: %j', (typed, taken) => {
  expect(read(figures, typed)).toBe(taken)
})

describe('an email', () => {
  const taken = 'anna@example.se'

  test.each([
    [' anna@example.se\n', taken],
    ['\u200Banna@exam\u200Bple.se\u2060', taken],
    ['an\u200Dna@exam\u200Cple.se\uFE0F', taken],
    ['\u2800anna@example.se\uFFFC', taken],
    ['\uFEFF\u202Aanna@example.se\u202C', taken],
    ['anna@example.se.', taken],
    ['anna@example.se;', taken],
    ['anna@example.se, ', taken],
    ['mailto:anna@example.se?subject=Hej', taken],
    ['MAILTO:anna@example.se', taken],
    ['mailto://anna@example.se', taken],
    ['[anna@example.se]', taken],
    ['{anna@example.se}', taken],
    ['`anna@example.se`', taken],
    ['• anna@example.se', taken],
    ['📧 anna@example.se', taken],
    ['Anna Berg <anna@example.se>', taken],
    ['"Berg, Anna" <anna@example.se>;', taken],
    ['anna@example.se <mailto:anna@example.se>', taken],
    ['<anna@example.se>', taken],
    ['”anna@example.se”', taken],
    ["'anna@example.se'", taken],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｓｅ', taken],
    ['Anna@Example.SE', 'Anna@Example.SE'],
    ['info@fjällstuga.example', 'info@xn--fjllstuga-w2a.example'],
    ['info@fja\u0308llstuga.example', 'info@xn--fjllstuga-w2a.example'],
    ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['info@xn--fjllstuga-w2a.example', 'info@xn--fjllstuga-w2a.example'],
    ['b&b@example.se', 'b&b@example.se'],
    ['a/b+c@example.se', 'a/b+c@example.se'],
    ['a..b@example.se', 'a..b@example.se'],
    ["o'neill@example.se", "o'neill@example.se"],
  ])('is read as it is typed or pasted: %j', (typed, stored) => {
    expect(read(email('emailInvalid'), typed)).toBe(stored)
  })

  test.each(
    ['anna', 'anna@', '@example.se', 'anna@example', 'anna@exa mple.se', 'a b@example.se'].concat(
      ['anna@@example.se', 'a@b@example.se', 'anna@example..se', 'anna@-example.se', 'anna@exämple/x.se'],
      ['anna@example.c', 'anna@example.123', 'anna@192.0.2.1', 'anna.berg@example'],
      ['a@x.se, b@x.se', 'a@x.se; b@x.se', 'A <a@x.se>; B <b@x.se>', 'Åsa Öberg', 'anna(at)example.se'],
    ),
  )('is refused when no mail would arrive: %j', (typed) => {
    expect(read(email('emailInvalid'), typed)).toBe('refused: emailInvalid')
  })

  test('has messages of its own for letters that no mailbox has, and for a missing one', () => {
    expect(read(email('emailInvalid'), 'åsa@example.se')).toBe('refused: emailLetters')
    expect(read(email('emailInvalid', 'applicantEmailMissing'), '\u200B ')).toBe(
      'refused: applicantEmailMissing',
    )
  })
})
