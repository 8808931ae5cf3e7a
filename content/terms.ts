import { textIn, type Locale } from '@/lib/i18n/locales'
import { environmentTerms } from './terms/environment'
import { eventTerms } from './terms/event'
import { generalTerms } from './terms/general'
import { privacyTerms } from './terms/privacy'
import type { TermsSection } from './terms/terms'
import { websiteTerms } from './terms/website'
import { venue } from './venue'

/** Title and description of a section that has an address of its own. */
export function termsTabTexts({ title, lead }: TermsSection, locale: Locale) {
  return {
    title: `${textIn(title, locale)} – ${textIn(venue.name, locale)}`,
    description: textIn(lead, locale),
  }
}

/** In the order of the select on `/villkor`. */
export const termsSections: readonly TermsSection[] = [
  generalTerms,
  eventTerms,
  environmentTerms,
  privacyTerms,
  websiteTerms,
]
