import { z } from 'zod'
import { FIELD_LIMITS } from './limits'
import type { MessageKey } from './result'
import { cleanEmail, cleanFigures, cleanLine, cleanText } from './typed-text'

// zod compiles schemas with `new Function`, which the site's Content-Security-Policy forbids.
z.config({ jitless: true })

/** What a schema says of a wrong field: a key of the namespace `forms.errors`, checked by the compiler. */
export const message = (key: MessageKey): MessageKey => key

/** The limit of a kind of text, for `check()`. */
export const atMost = (kind: keyof typeof FIELD_LIMITS) => z.maxLength(FIELD_LIMITS[kind], message('tooLong'))

export const line = z.string().overwrite(cleanLine)
export const text = z.string().overwrite(cleanText)
export const figures = z.string().overwrite(cleanFigures)

/** An email as browsers accept it (https://html.spec.whatwg.org/#valid-e-mail-address), its domain below a top-level one. */
export const email = (invalid: MessageKey, missing = invalid) =>
  z
    .string()
    .overwrite(cleanEmail)
    .min(1, missing)
    .refine(
      (typed) => !/\P{ASCII}/u.test(typed.slice(0, Math.max(typed.lastIndexOf('@'), 0))),
      message('emailLetters'),
    )
    .check(z.email({ pattern: z.regexes.html5Email, error: invalid }), atMost('email'))
    .refine((typed) => /\.[a-z][a-z\d-]+$/i.test(typed), invalid)

/** Null where nothing was typed. */
export const orNull = (value: string) => value || null

/** A day as YYYY-MM-DD, so that no time zone shifts it. Another century is a typing error, such as 0026. */
export const isoDay = (missing: MessageKey) =>
  figures
    .min(1, { error: missing, abort: true })
    .regex(/^(?:20\d\d-|(?!\d+-))/, { error: message('yearInvalid'), abort: true })
    .check(z.iso.date({ error: message('dateInvalid'), abort: true }))

export { z }
