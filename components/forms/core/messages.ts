import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { uploadLimits } from '@/content/facts'
import { venue } from '@/content/venue'
import type { MessageKey } from './result'

/** Errors that every form can return. */
const COMMON_ERRORS = ['blocked', 'rateLimited', 'connectionLost', 'pageOutdated', 'tooLong'] as const

/** Number of headings for the error summary; no form has more fields. */
const MAX_ERRORS = 20

/** The texts that every form needs, in the page's language. Plain data, so that a client component gets it as a prop. */
export interface FormMessages {
  /** After the label of an optional field: `(valfritt)`. */
  optional: string
  /** On the submit button while the form is being sent. */
  sending: string
  /** Hidden text of the tick on a corrected field. */
  corrected: string
  /** Title where a form may have arrived: its answer did not. */
  noAnswer: string
  reload: string
  /** Headings of the error summary, for one error, two errors, … */
  summary: readonly string[]
  /** Messages by key. `{max}` is the field's maximum length. */
  errors: Readonly<Partial<Record<MessageKey, string>>>
  /** The notice about a restored draft. */
  draft: { restored: string; withoutFiles: string; startOver: string }
  toast: { close: string; region: string }
}

/**
 * Reads the texts that every form needs. Call it in the page's server component.
 * @param errors message keys of the form besides the common ones; all without it
 */
export async function readFormMessages(errors?: readonly MessageKey[]): Promise<FormMessages> {
  const t = await getTranslations('forms')
  const { forms } = await getMessages()
  const keys = errors ? [...COMMON_ERRORS, ...errors] : (Object.keys(forms.errors) as MessageKey[])
  const contact = {
    phone: venue.phone.display[await getLocale()],
    email: venue.email,
    max: '{max}',
    megabytes: uploadLimits.megabytes,
  }
  return {
    optional: t('optional'),
    sending: t('sending'),
    corrected: t('corrected'),
    noAnswer: t('noAnswer'),
    reload: t('reload'),
    summary: Array.from({ length: MAX_ERRORS }, (_, index) => t('summary', { count: index + 1 })),
    errors: Object.fromEntries(keys.map((key) => [key, t(`errors.${key}`, contact)])),
    draft: {
      restored: t('draft.restored'),
      withoutFiles: t('draft.withoutFiles'),
      startOver: t('draft.startOver'),
    },
    toast: { close: t('toast.close'), region: t('toast.region') },
  }
}
