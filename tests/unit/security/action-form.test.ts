import { describe, expect, test } from 'vitest'
import { isActionForm } from '@/lib/security/action-form'

const ID = '60d8bc0ad1122b32810b6adee8486a37d28ce2d6bc'
type Fields = [name: string, value: string][]

function form(fields: Fields): FormData {
  const formData = new FormData()
  for (const [name, value] of fields) formData.append(name, value)
  return formData
}

const CALL = `{"id":"${ID}","bound":"$@1"}`
const plain = (changes: Record<string, string> = {}, more: Fields = []) =>
  form([
    ...Object.entries({
      $ACTION_REF_2: '',
      '$ACTION_2:0': CALL,
      '$ACTION_2:1': '[null]',
      $ACTION_KEY: 'p#inquiry',
      name: '$F1 is my name',
      ...changes,
    }),
    ...more,
  ])

describe('a form posted without scripts', () => {
  test.each([
    ['as the page shows it', plain()],
    ['as it comes back after a mistake', plain({ '$ACTION_2:1': '[{"ok":false,"values":{"name":"$$1"}}]' })],
    ['that calls no action', form([['language', 'en']])],
  ])('passes %s', (_what, formData) => {
    expect(isActionForm(formData, false)).toBe(true)
  })

  test.each([
    ['with a key alone', form([['$ACTION_KEY', 'x']])],
    ['that refers to nothing', form([['$ACTION_REF_1', '']])],
    ['with an id that no build makes', plain({ '$ACTION_2:0': '{"id":"x","bound":"$@1"}' })],
    ['with arguments of its own', plain({ '$ACTION_2:0': `{"id":"${ID}","bound":"$F2"}` })],
    ['with more in the call', plain({ '$ACTION_2:0': `{"id":"${ID}","bound":"$@1","x":1}` })],
    ['with a state that refers to something', plain({ '$ACTION_2:1': '["$F1"]' })],
    ['with a state that reaches for a prototype', plain({ '$ACTION_2:1': '[{"__proto__":{"then":1}}]' })],
    ['with a state that is no JSON', plain({ '$ACTION_2:1': '[{' })],
    ['with two states', plain({}, [['$ACTION_2:1', '[null]']])],
    ['with two references', plain({ $ACTION_REF_3: '' })],
    ['with other fields of the framework', plain({ '$ACTION_2:2': '1' })],
    ['with an id in a name', form([[`$ACTION_ID_${ID}`, '']])],
    ['with a state nested without end', plain({ '$ACTION_2:1': '['.repeat(100_000) })],
  ])('is turned away %s', (_what, formData) => {
    expect(isActionForm(formData, false)).toBe(false)
  })
})

describe('a form sent by a script', () => {
  test.each([
    [
      'as the page sends it',
      form([
        ['_1_name', '$F1'],
        ['0', '[null,"$K1"]'],
      ]),
    ],
    [
      'after a mistake',
      form([
        ['_1_name', 'A'],
        ['0', '[{"ok":false,"formError":"$undefined"},"$K1"]'],
      ]),
    ],
  ])('passes %s', (_what, formData) => {
    expect(isActionForm(formData, true)).toBe(true)
  })

  test.each([
    ['without arguments', form([['_1_name', 'A']])],
    ['with one argument', form([['0', '["$K1"]']])],
    ['with three', form([['0', '[null,"$K1",1]']])],
    ['with another kind of argument', form([['0', '[null,{"get":"$F1"}]']])],
    ['with a state that refers to something', form([['0', '["$@0","$K1"]']])],
    [
      'with fields of other arguments',
      form([
        ['0', '[null,"$K1"]'],
        ['_2_x', ''],
      ]),
    ],
    [
      'with a name without end',
      form([
        [`_1_${'a'.repeat(20_000)}`, ''],
        ['0', '[null,"$K1"]'],
      ]),
    ],
    [
      'with a bell in the name of a field',
      form([
        ['_1_a\u0007', ''],
        ['0', '[null,"$K1"]'],
      ]),
    ],
    [
      'with references in the fields',
      form([
        ['0', '[null,"$1:__proto__:then"]'],
        ['1', '{}'],
      ]),
    ],
    [
      'with arguments twice',
      form([
        ['0', '[null,"$K1"]'],
        ['0', '[null,"$K1"]'],
      ]),
    ],
  ])('is turned away %s', (_what, formData) => {
    expect(isActionForm(formData, true)).toBe(false)
  })
})
