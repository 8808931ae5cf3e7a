import { expect, test } from 'vitest'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'

type Messages = { [key: string]: string | Messages }

const flatten = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, child]): [string, string][] =>
    typeof child === 'string' ? [[prefix + key, child]] : flatten(child, `${prefix}${key}.`),
  )

/** Names of arguments; the texts of a plural's branches are none: `{count, plural, =1 {One} other {# things}}`. */
const argumentsOf = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort()

test('both locales have the same messages with the same arguments, and none is empty', () => {
  const describe = (messages: Messages) => flatten(messages).map(([key, text]) => [key, argumentsOf(text)])
  expect(Object.fromEntries(describe(en))).toEqual(Object.fromEntries(describe(sv)))
  expect([...flatten(sv), ...flatten(en)].filter(([, text]) => text.trim() === '')).toEqual([])
})
