import * as z from 'zod/mini'
import type { MessageKey } from './result'

/**
 * Rules for one control each, for browser and server. A rule takes the text of the control, an empty one where the form
 * had none, and gives message keys as its messages.
 */

type Check = z.core.$ZodCheck<string>

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

const atMost = (max: number) => z.maxLength(max, message('tooLong'))
const orNull = z.transform((text: string) => text || null)

/**
 * A line that must be filled in.
 * @param least fewest characters, and `tooShort` the message for fewer
 * @param max most characters
 * @param checks what else must hold
 */
export function requiredLine(least: number, tooShort: MessageKey, max: number, ...checks: Check[]) {
  const rule = z.string().check(z.overwrite(tidyLine), z.minLength(least, tooShort), atMost(max), ...checks)
  return { rule, max }
}

/** A line that may stay empty; then it is null. */
export function optionalLine(max: number) {
  return { rule: z.pipe(z.string().check(z.overwrite(tidyLine), atMost(max)), orNull), max }
}

/** Several lines that must be filled in. */
export function requiredText(least: number, tooShort: MessageKey, max: number) {
  return { rule: z.string().check(z.overwrite(tidyText), z.minLength(least, tooShort), atMost(max)), max }
}

/** Several lines that may stay empty; then null. */
export function optionalText(max: number) {
  return { rule: z.pipe(z.string().check(z.overwrite(tidyText), atMost(max)), orNull), max }
}

/** An e-mail address; empty and malformed ones get the same message. */
export function emailAddress(max: number, invalid: MessageKey = 'emailInvalid') {
  return { rule: z.string().check(z.overwrite(tidyLine), z.email(invalid), atMost(max)), max }
}

/**
 * A day that exists, YYYY-MM-DD, as text all the way so that no time zone can shift it. A year outside
 * this century is a slip of the keyboard, such as 0026.
 * @param missing message for no day, or one that does not exist
 * @param checks what else must hold
 */
export function isoDay(missing: MessageKey, ...checks: Check[]) {
  return {
    rule: z.string().check(z.overwrite(tidyLine), z.iso.date(missing), z.regex(/^20/, missing), ...checks),
  }
}

/** One of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[], otherwise: MessageKey) {
  return { rule: z.enum(words, otherwise) }
}

/** One of the given words, or null where nothing was chosen. */
export function optionalOneOf<const Word extends string>(words: readonly Word[], otherwise: MessageKey) {
  return {
    rule: z.pipe(
      z.enum(['', ...words], otherwise),
      z.transform((word) => (word === '' ? null : (word as Word))),
    ),
  }
}

/** A checkbox: true with whatever value it is posted, false where it is not. */
export function checkbox() {
  return {
    rule: z.pipe(
      z.string(),
      z.transform((value) => value !== '' && value !== 'false'),
    ),
  }
}
