import type { Localized } from '../lib/i18n/locales.ts'
import { packageTerms } from './facts.ts'
import type { Category, ConferenceType, PackageType } from './inquiry-choices.ts'

const { seniorAge } = packageTerms

/** What the choices of the booking inquiry are called, by the values that are stored. */
export const choiceLabels = {
  category: {
    weekend: { sv: 'Weekend', en: 'Weekend' },
    relax: { sv: 'Relax/Spa', en: 'Spa' },
    senior: { sv: `Senior ${seniorAge}+`, en: `Senior ${seniorAge}+` },
    conference: { sv: 'Konferens', en: 'Conference' },
    event: { sv: 'Event', en: 'Event' },
    julbord: { sv: 'Julbord', en: 'Christmas buffet' },
    nyar: { sv: 'Nyår', en: 'New Year' },
    other: { sv: 'Annat', en: 'Other' },
  } satisfies Record<Category, Localized>,
  packageType: {
    weekend: { sv: 'Weekendpaket', en: 'Weekend package' },
    hostreatreat: { sv: 'Höstretreat', en: 'Autumn retreat' },
    'harliga-fredag': { sv: 'Härliga fredag', en: 'Lovely Friday' },
    'spa-weekend': { sv: 'Spa weekend', en: 'Spa weekend' },
    dagspa: { sv: 'Spa för en dag', en: 'Spa for a day' },
    senior: { sv: `Seniorpaket ${seniorAge}+`, en: `Senior package ${seniorAge}+` },
  } satisfies Record<PackageType, Localized>,
  conferenceType: {
    day: { sv: 'Dagskonferens', en: 'Day conference' },
    overnight: { sv: 'Med övernattning', en: 'With an overnight stay' },
    custom: { sv: 'Skräddarsydd', en: 'Tailor-made' },
    teambuilding: { sv: 'Teambuilding', en: 'Team building' },
  } satisfies Record<ConferenceType, Localized>,
}
