import { textIn, type Locale, type Localized } from '../lib/i18n/locales.ts'
import { formatHours } from '../lib/i18n/range.ts'
import { hotel, hours, packageTerms } from './facts.ts'
import { categories, conferenceTypes, packageTypes } from './inquiry-choices.ts'
import type { Category, PackageType } from './inquiry-choices.ts'

const { inquiryAnswerHours } = hotel
const { seniorAge } = packageTerms

const categoryLabels: Record<Category, Localized> = {
  weekend: { sv: 'Weekend', en: 'Weekend' },
  relax: { sv: 'Relax/Spa', en: 'Spa' },
  senior: { sv: `Senior ${seniorAge}+`, en: `Senior ${seniorAge}+` },
  conference: { sv: 'Konferens', en: 'Conference' },
  event: { sv: 'Event', en: 'Event' },
  julbord: { sv: 'Julbord', en: 'Christmas buffet' },
  nyar: { sv: 'Nyår', en: 'New Year' },
  other: { sv: 'Annat', en: 'Other' },
}

const packageLabels: Record<PackageType, Localized> = {
  weekend: { sv: 'Weekendpaket', en: 'Weekend package' },
  hostreatreat: { sv: 'Höstretreat', en: 'Autumn retreat' },
  'harliga-fredag': { sv: 'Härliga fredag', en: 'Lovely Friday' },
  'spa-weekend': { sv: 'Spa weekend', en: 'Spa weekend' },
  dagspa: { sv: 'Spa för en dag', en: 'Spa for a day' },
  senior: { sv: `Seniorpaket ${seniorAge}+`, en: `Senior package ${seniorAge}+` },
}

const conferenceLabels: Record<(typeof conferenceTypes)[number], Localized> = {
  day: { sv: 'Dagskonferens', en: 'Day conference' },
  overnight: { sv: 'Med övernattning', en: 'With an overnight stay' },
  custom: { sv: 'Skräddarsydd', en: 'Tailor-made' },
  teambuilding: { sv: 'Teambuilding', en: 'Team building' },
}

const texts: Localized<Record<'lead' | 'answerNote' | 'asideTitle' | 'asideText' | 'hoursTitle', string>> = {
  sv: {
    lead: 'Berätta vad du har tänkt dig.',
    answerNote: `Vi svarar inom ${inquiryAnswerHours} timmar`,
    asideTitle: 'Hellre prata med någon?',
    asideText: 'Ring receptionen eller mejla oss. Frågor om konferens har en egen adress.',
    hoursTitle: 'Receptionens tider',
  },
  en: {
    lead: 'Tell us what you have in mind.',
    answerNote: `We’ll reply within ${inquiryAnswerHours} hours`,
    asideTitle: 'Prefer to talk to someone?',
    asideText: 'Call reception or email us. For conferences there’s a separate address.',
    hoursTitle: 'Reception hours',
  },
}

/** When reception is open. */
export const receptionHours = [
  {
    label: { sv: 'Reception mån–fre', en: 'Reception Mon–Fri' },
    value: formatHours(hours.reception.weekdays),
  },
  { label: { sv: 'Lör–sön', en: 'Sat–Sun' }, value: formatHours(hours.reception.weekends) },
] satisfies readonly { label: Localized; value: string }[]

const choices = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Localized>,
  locale: Locale,
) => values.map((value) => ({ value, label: textIn(labels[value], locale) }))

const copyOf = (locale: Locale) => ({
  ...textIn(texts, locale),
  categories: {
    private: choices(categories.private, categoryLabels, locale),
    business: choices(categories.business, categoryLabels, locale),
  },
  packages: {
    weekend: choices(packageTypes.weekend, packageLabels, locale),
    relax: choices(packageTypes.relax, packageLabels, locale),
    senior: choices(packageTypes.senior, packageLabels, locale),
  },
  conferenceTypes: choices(conferenceTypes, conferenceLabels, locale),
})

/** Texts of the booking inquiry in one language, and its choices under the values that are stored. */
export type InquiryCopy = ReturnType<typeof copyOf>

/** Texts and all choices, also of what is over. */
export const inquiryCopy: Localized<InquiryCopy> = { sv: copyOf('sv'), en: copyOf('en') }
