import { z } from 'zod'
import type { MessageKey } from './result'

// zod compiles schemas with `new Function`, which the site's Content-Security-Policy forbids.
z.config({ jitless: true })

/** The longest text of each kind of field, in characters: the columns of the tables take as many, which a test compares. */
export const FIELD_LIMITS = {
  name: 200,
  email: 254,
  phone: 60,
  company: 200,
  participants: 100,
  nights: 60,
  freeText: 5000,
  message: 10_000,
  filePath: 300,
  address: 200,
  zipCode: 20,
  city: 100,
  bookingNumber: 60,
  roomNumber: 60,
  jobTitle: 200,
} as const

/** What a schema says of a wrong field: a key of the namespace `forms.errors`, checked by the compiler. */
export const message = (key: MessageKey): MessageKey => key

/** The limit of a text, for `check()`. Its message has the figure: `tooLong 200`. */
export const atMost = (max: number) => z.maxLength(max, `${message('tooLong')} ${max}`)

/** Text in one line: line breaks and other control characters could inject headers of a mail. */
export const line = z.string().overwrite((text) => text.replace(/\p{Cc}+/gu, ' ').trim())

/** Text of several lines, without other control characters. */
export const text = z.string().overwrite((typed) => typed.replace(/[^\P{Cc}\n\t]/gu, '').trim())

/** Null where nothing was typed. */
export const orNull = (value: string) => value || null

/** A day as YYYY-MM-DD, so that no time zone shifts it. Another century is a typing error, such as 0026. */
export const isoDay = (missing: MessageKey) =>
  line.check(z.iso.date({ error: missing, abort: true }), z.regex(/^20/, { error: missing, abort: true }))

export { z }
