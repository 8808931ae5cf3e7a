/**
 * The site's own words, for e-mails. Deno and Node read these modules as they are: what they import names its file and
 * knows no alias.
 */

import { inquiryCopy } from '../../../content/inquiry.ts'
import { jobs } from '../../../content/jobs.ts'
import { textIn, type Locale, type Localized } from '../../../lib/i18n/locales.ts'
import en from '../../../messages/en.json' with { type: 'json' }
import sv from '../../../messages/sv.json' with { type: 'json' }

export const messages: Localized<typeof sv> = { sv, en }

/** What a choice of the inquiry is called, by the value that is stored; empty for any other value. */
export function inquiryChoice(
  kind: 'category' | 'package' | 'conferenceType',
  value: string,
  language: Locale,
): string {
  const { categories, packages, conferenceTypes } = textIn(inquiryCopy, language)
  const choices = {
    category: Object.values(categories).flat(),
    package: Object.values(packages).flat(),
    conferenceType: conferenceTypes,
  }[kind]
  return choices.find((choice) => choice.value === value)?.label ?? ''
}

/** The title of a position, by the Swedish one that is stored; empty for any other value. */
export function jobTitle(stored: string, language: Locale): string {
  return jobs.find(({ title }) => title.sv === stored)?.title[language] ?? ''
}
