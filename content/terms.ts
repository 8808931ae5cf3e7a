import { textIn, type Locale, type Localized } from '@/lib/i18n/locales'
import { cancellation, houseRules, retention } from './facts'
import type { PageTexts } from './page-texts'
import { environmentTerms } from './terms/environment'
import { eventTerms } from './terms/event'
import { generalTerms } from './terms/general'
import { privacyTerms } from './terms/privacy'
import type { TermsSection } from './terms/terms'
import { websiteTerms } from './terms/website'
import { venue } from './venue'

export const termsTexts: Localized<PageTexts> = {
  sv: {
    title: 'Villkor: bokning, avbokning och integritet – Källfjället',
    description: `Så bokar, avbokar och bor du på Källfjället: åldersgräns ${houseRules.minimumAge} år, full återbetalning till ${cancellation.full.daysFrom} dagar före, gruppvillkor, personuppgifter och kakor.`,
    h1: 'Villkor',
  },
  en: {
    title: 'Terms: booking, cancellation and privacy – Källfjället',
    description: `Booking, cancelling and staying at Källfjället: minimum age ${houseRules.minimumAge}, full refund up to ${cancellation.full.daysFrom} days before, group terms, personal data and cookies.`,
    h1: 'Terms',
  },
}

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

export const privacySummaryTexts: Localized<PageTexts> = {
  sv: {
    title: 'Integritetspolicy i korthet – Källfjället Hotell & Spa',
    description: `Vilka uppgifter Källfjället ber om, varför, och hur länge de sparas: ${retention.daysAfterStay} dagar efter vistelsen. Kort version med länk till hela policyn.`,
    h1: 'Integritets\u00ADpolicy i korthet',
  },
  en: {
    title: 'Privacy policy in brief – Källfjället Hotel & Spa',
    description: `What data Källfjället asks for, why, and how long it’s kept: ${retention.daysAfterStay} days after your stay. The short version, with a link to the full policy.`,
    h1: 'Privacy policy in brief',
  },
}
