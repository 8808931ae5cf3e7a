import { getMessages, getTranslations } from 'next-intl/server'
import { uploadLimits } from '@/content/facts'
import { venue } from '@/content/venue'
import type { MessageKey } from './result'

/** What every form can answer, whatever its fields are. */
const COMMON_ERRORS = ['blocked', 'rateLimited', 'connectionLost', 'pageOutdated', 'tooLong'] as const

/** Longest error summary that has a heading of its own; no form has more fields. */
const MOST_ERRORS = 20

/** The texts that every form needs, in the page's language. Plain data, so that a client component gets it as a prop. */
export interface FormMessages {
  /** Behind the label of a field that may stay empty: `(valfritt)`. */
  optional: string
  /** On the button while the form is on its way. */
  sending: string
  /** Hidden text of the tick on a field that has been put right. */
  corrected: string
  reload: string
  /** Headings of the error summary, for one error, two errors, … */
  summary: readonly string[]
  /** Messages by key. `{max}` in one stands for the field's longest text. */
  errors: Readonly<Partial<Record<MessageKey, string>>>
  /** The line that says that what was typed earlier is there again. */
  draft: { restored: string; withoutFiles: string; startOver: string }
  toast: { close: string; region: string }
}

/**
 * Reads the texts that every form needs. Call it in the page's server component.
 * @param errors the message keys that the form gives besides those of every form; without it, all
 */
export async function readFormMessages(errors?: readonly MessageKey[]): Promise<FormMessages> {
  const t = await getTranslations('forms')
  const { forms } = await getMessages()
  const keys = errors ? [...COMMON_ERRORS, ...errors] : (Object.keys(forms.errors) as MessageKey[])
  const contact = {
    phone: venue.phone.display,
    email: venue.email,
    max: '{max}',
    megabytes: uploadLimits.megabytes,
  }
  return {
    optional: t('optional'),
    sending: t('sending'),
    corrected: t('corrected'),
    reload: t('reload'),
    summary: Array.from({ length: MOST_ERRORS }, (_, index) => t('summary', { count: index + 1 })),
    errors: Object.fromEntries(keys.map((key) => [key, t(`errors.${key}`, contact)])),
    draft: {
      restored: t('draft.restored'),
      withoutFiles: t('draft.withoutFiles'),
      startOver: t('draft.startOver'),
    },
    toast: { close: t('toast.close'), region: t('toast.region') },
  }
}
