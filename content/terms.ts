import type { Localized } from '@/lib/i18n/locales'
import { cancellation } from './facts'
import { environmentTerms } from './terms/environment'
import { eventTerms } from './terms/event'
import { generalTerms } from './terms/general'
import { privacyTerms } from './terms/privacy'
import type { TermsSection } from './terms/section'
import { websiteTerms } from './terms/website'

const { daysFrom } = cancellation.full

export const termsLead: Localized = {
  sv: `Avbokar du rummet minst ${daysFrom}\u00A0dagar före ankomsten får du tillbaka allt. Resten står här.`,
  en: `Cancel your room at least ${daysFrom} days before you arrive and you get everything back. The rest is here.`,
}

/** In the order of the select on `/villkor`. */
export const termsSections: readonly TermsSection[] = [
  generalTerms,
  eventTerms,
  environmentTerms,
  privacyTerms,
  websiteTerms,
]
