import { expect, test } from 'vitest'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'

type Messages = { [key: string]: string | Messages }

const flatten = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, child]): [string, string][] =>
    typeof child === 'string' ? [[prefix + key, child]] : flatten(child, `${prefix}${key}.`),
  )

/** Names of arguments; the texts of branches are none: `{count, plural, =1 {One} other {# things}}`. */
const argumentsOf = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|\d\d|one|other) )\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort()

test('both locales have the same messages with the same arguments, and none is empty', () => {
  const describe = (messages: Messages) => flatten(messages).map(([key, text]) => [key, argumentsOf(text)])
  expect(Object.fromEntries(describe(en))).toEqual(Object.fromEntries(describe(sv)))
  expect([...flatten(sv), ...flatten(en)].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('messages that forms read as they are have neither arguments nor tags', () => {
  const readWhole =
    /^(?:lostAndFound\.(?!lead|storage)|jobApplication\.labels|unsubscribe\.\w+\.(?!text)|inquiry\.(?:fields|hints|meals|day|giftCard|yes|no)\b|newsletter\.(?!privacy))/
  const read = [...flatten(sv), ...flatten(en)].filter(([key]) => readWhole.test(key))
  expect(read.filter(([, text]) => /[{<]/.test(text))).toEqual([])
  expect(new Set(read.map(([key]) => key.split('.')[0])).size).toBe(5)
})
