import { useLocale, useTranslations } from 'next-intl'
import { phoneLink } from '@/content/phone'
import { emailLink, venue } from '@/content/venue'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { limitOf } from './limits'
import type { MessageKey } from './result'

/** Messages in place of a form's usual errors, by their keys. */
export type OwnErrors = Readonly<Partial<Record<string, string>>>

/** What errors name besides the limit of a field; the hotel's telephone and email as links for `LinkedText`, or plain. */
export const errorValues = (locale: Locale, { linked = false } = {}) => ({
  phone: textIn(linked ? phoneLink : venue.phone.display, locale),
  email: linked ? emailLink : venue.email,
})

/**
 * Says an error of `ActionResult` in the page's locale, that of a field with the field's limit. Needs the namespace
 * `forms` (`ClientMessages`).
 */
export function useErrorText(own: OwnErrors = {}) {
  const t = useTranslations('forms.errors')
  const locale = useLocale()
  return (error: MessageKey, { field = '', linked = false } = {}): string =>
    own[error] ?? t(error, { ...errorValues(locale, { linked }), max: limitOf(field) })
}
