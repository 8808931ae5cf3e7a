import { environmentTerms } from './terms/environment'
import { eventTerms } from './terms/event'
import { generalTerms } from './terms/general'
import { privacyTerms } from './terms/privacy'
import type { TermsSection } from './terms/terms'
import { websiteTerms } from './terms/website'

/** In the order of the select on `/villkor`. */
export const termsSections: readonly TermsSection[] = [
  generalTerms,
  eventTerms,
  environmentTerms,
  privacyTerms,
  websiteTerms,
]
