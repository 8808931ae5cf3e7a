import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { uploadLimits } from '@/content/facts'
import { venue } from '@/content/venue'
import type sv from '@/messages/sv.json'
import { textIn } from '@/lib/i18n/locales'
import type { MessageKey } from './result'

/** Errors that every form can return. */
const COMMON_ERRORS = ['blocked', 'rateLimited', 'connectionLost', 'pageOutdated', 'tooLong'] as const

/** Number of headings for the error summary; no form has more fields. */
const MAX_ERRORS = 20

/** The namespace `forms` of the interface texts as plain data, so that a client component gets it as a prop. */
export type FormMessages = Omit<(typeof sv)['forms'], 'summary' | 'errors'> & {
  /** Headings of the error summary, for one error, two errors, … */
  summary: readonly string[]
  /** `{max}` is the field's maximum length. */
  errors: Readonly<Partial<Record<MessageKey, string>>>
}

/**
 * Reads the texts that every form needs, in the page's language. Call it in the page's server component.
 * @param errors message keys of the form besides the common ones; all without it
 */
export async function readFormMessages(errors?: readonly MessageKey[]): Promise<FormMessages> {
  const t = await getTranslations('forms')
  const { forms } = await getMessages()
  const keys = errors ? [...COMMON_ERRORS, ...errors] : (Object.keys(forms.errors) as MessageKey[])
  const values = {
    phone: textIn(venue.phone.display, await getLocale()),
    email: venue.email,
    max: '{max}',
    megabytes: uploadLimits.megabytes,
  }
  return {
    ...forms,
    summary: Array.from({ length: MAX_ERRORS }, (_, index) => t('summary', { count: index + 1 })),
    errors: Object.fromEntries(keys.map((key) => [key, t(`errors.${key}`, values)])),
  }
}
