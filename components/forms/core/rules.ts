import * as z from 'zod/mini'
import type { MessageKey } from './result'

/**
 * Validation rules for browser and server. A rule parses the text of one control (empty if the form had none); its error
 * messages are message keys.
 */

type Check = z.core.$ZodCheck<string>

/** A message key as zod's message, checked by the compiler. */
export function message(key: MessageKey): MessageKey {
  return key
}

/** A single line has no line breaks or other control characters; they could inject mail headers. */
function tidyLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Free text may have line breaks and tabs, no other control characters. */
function tidyText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').trim()
}

const atMost = (max: number) => z.maxLength(max, message('tooLong'))
const orNull = z.transform((text: string) => text || null)

/**
 * A required line.
 * @param least minimum length; `tooShort` is its message
 * @param max maximum length
 * @param checks further checks
 */
export function requiredLine(least: number, tooShort: MessageKey, max: number, ...checks: Check[]) {
  const rule = z.string().check(z.overwrite(tidyLine), z.minLength(least, tooShort), atMost(max), ...checks)
  return { rule, max }
}

/** An optional line; null if empty. */
export function optionalLine(max: number) {
  return { rule: z.pipe(z.string().check(z.overwrite(tidyLine), atMost(max)), orNull), max }
}

/** Required text of several lines. */
export function requiredText(least: number, tooShort: MessageKey, max: number) {
  return { rule: z.string().check(z.overwrite(tidyText), z.minLength(least, tooShort), atMost(max)), max }
}

/** Optional text of several lines; null if empty. */
export function optionalText(max: number) {
  return { rule: z.pipe(z.string().check(z.overwrite(tidyText), atMost(max)), orNull), max }
}

/** An e-mail address; empty and malformed ones get the same message. */
export function emailAddress(max: number, invalid: MessageKey = 'emailInvalid') {
  return { rule: z.string().check(z.overwrite(tidyLine), z.email(invalid), atMost(max)), max }
}

/**
 * An existing date, YYYY-MM-DD, kept as text so that no time zone shifts it. Years outside this century are rejected as
 * typing errors, such as 0026.
 * @param missing message for a missing or nonexistent date
 * @param checks further checks
 */
export function isoDay(missing: MessageKey, ...checks: Check[]) {
  return {
    rule: z.string().check(z.overwrite(tidyLine), z.iso.date(missing), z.regex(/^20/, missing), ...checks),
  }
}

/** One of the given values. */
export function oneOf<const Word extends string>(words: readonly Word[], otherwise: MessageKey) {
  return { rule: z.enum(words, otherwise) }
}

/** One of the given values; null if nothing was chosen. */
export function optionalOneOf<const Word extends string>(words: readonly Word[], otherwise: MessageKey) {
  return {
    rule: z.pipe(
      z.enum(['', ...words], otherwise),
      z.transform((word) => (word === '' ? null : (word as Word))),
    ),
  }
}

/** A checkbox: true if it is posted, whatever its value. */
export function checkbox() {
  return {
    rule: z.pipe(
      z.string(),
      z.transform((value) => value !== '' && value !== 'false'),
    ),
  }
}
