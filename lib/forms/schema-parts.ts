import * as z from 'zod/mini'
import type { MessageKey } from '@/lib/forms/result'

/**
 * The pieces that the forms' schemas are made of, for browser and server. Each takes the text of one
 * control, an empty one where the form had none. zod/mini, because the browser loads it too.
 */

/** A message key as zod's message, checked by the compiler. */
export function message(key: MessageKey): MessageKey {
  return key
}

/** Line breaks and other control characters have no place in a single line, least of all in a mail's header. */
function tidyLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Free text keeps its line breaks and tabs, and nothing else that cannot be seen. */
function tidyText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').trim()
}

/**
 * A line that must be filled in.
 * @param tooShort message for fewer than `least` characters
 * @param limit longest text in characters, from FIELD_LIMITS
 */
export function requiredLine(least: number, tooShort: MessageKey, limit: number) {
  return z
    .string()
    .check(z.overwrite(tidyLine), z.minLength(least, tooShort), z.maxLength(limit, message('tooLong')))
}

/** A line that may stay empty; then it is null. */
export function optionalLine(limit: number) {
  return z.pipe(
    z.string().check(z.overwrite(tidyLine), z.maxLength(limit, message('tooLong'))),
    z.transform((text) => text || null),
  )
}

/** Several lines that must be filled in. */
export function requiredText(least: number, tooShort: MessageKey, limit: number) {
  return z
    .string()
    .check(z.overwrite(tidyText), z.minLength(least, tooShort), z.maxLength(limit, message('tooLong')))
}

/** Several lines that may stay empty; then null. */
export function optionalText(limit: number) {
  return z.pipe(
    z.string().check(z.overwrite(tidyText), z.maxLength(limit, message('tooLong'))),
    z.transform((text) => text || null),
  )
}

/** An e-mail address; empty and malformed ones get the same message (site.md, section 5). */
export function emailAddress(limit: number, invalid: MessageKey = 'emailInvalid') {
  return z.string().check(z.overwrite(tidyLine), z.email(invalid), z.maxLength(limit, message('tooLong')))
}

/**
 * A day that exists, YYYY-MM-DD, as text all the way so that no time zone can shift it. A year outside
 * this century is a slip of the keyboard, such as 0026.
 * @param missing message for no day, or one that does not exist
 */
export function isoDay(missing: MessageKey) {
  return z.string().check(z.overwrite(tidyLine), z.iso.date(missing), z.regex(/^20/, missing))
}

/** One of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[], otherwise: MessageKey) {
  return z.enum(words, otherwise)
}

/** One of the given words, or null where nothing was chosen. */
export function optionalOneOf<const Word extends string>(words: readonly Word[], otherwise: MessageKey) {
  return z.pipe(
    z.enum(['', ...words], otherwise),
    z.transform((word) => (word === '' ? null : (word as Word))),
  )
}

/** A checkbox: true with whatever value it is posted, false where it is not. */
export function checkbox() {
  return z.pipe(
    z.string(),
    z.transform((value) => value !== '' && value !== 'false'),
  )
}
