/**
 * The site's messages and content, for emails. Deno and Node read these modules as they are: what they import names its file and
 * knows no alias.
 */

import { choiceLabels } from '../../../content/inquiry-choice-labels.ts'
import { jobs } from '../../../content/jobs.ts'
import { type Subject, subjects } from '../../../content/subjects.ts'
import type { Locale, Localized } from '../../../lib/i18n/locales.ts'
import en from '../../../messages/en.json' with { type: 'json' }
import sv from '../../../messages/sv.json' with { type: 'json' }

export const messages: Localized<typeof sv> = { sv, en }

/** What a choice of the inquiry is called, by the value that is stored; empty for any other value. */
export function inquiryChoice(kind: keyof typeof choiceLabels, value: string, locale: Locale): string {
  const labels: Readonly<Record<string, Localized>> = choiceLabels[kind]
  return Object.hasOwn(labels, value) ? (labels[value]?.[locale] ?? '') : ''
}

/**
 * What a stored inquiry is about.
 * @param row its `subject_id`; older rows have `subject` alone
 */
export function subjectOf(row: Readonly<Record<string, unknown>>): Subject | undefined {
  return (
    subjects.find(({ id }) => id === row.subject_id) ?? subjects.find(({ title }) => title.sv === row.subject)
  )
}

/** The title of a position, by the Swedish one that is stored; empty for any other value. */
export function jobTitle(stored: string, locale: Locale): string {
  return jobs.find(({ title }) => title.sv === stored)?.title[locale] ?? ''
}
