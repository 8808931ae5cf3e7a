import type { Locale, Localized } from '../lib/i18n/locales.ts'
import { hotel, hours, packageTerms } from './facts.ts'
import { formatHours } from '../lib/i18n/range.ts'

const { inquiryAnswerHours } = hotel

/** A choice under the value that is stored. */
interface InquiryChoice {
  value: string
  label: string
}

/** Texts and choices of the booking inquiry, in one language. */
export interface InquiryCopy {
  lead: string
  /** Below the button. */
  answerNote: string
  categories: Record<'private' | 'business', readonly InquiryChoice[]>
  packages: Record<'weekend' | 'relax' | 'senior', readonly InquiryChoice[]>
  conferenceTypes: readonly InquiryChoice[]
  aside: { title: string; text: string; rows: readonly { label: string; value: string }[] }
}

const shared = (locale: Locale): readonly InquiryChoice[] => {
  const labels: Localized<readonly [string, string, string, string]> = {
    sv: ['Event', 'Julbord', 'Nyår', 'Annat'],
    en: ['Event', 'Christmas buffet', 'New Year', 'Other'],
  }
  return ['event', 'julbord', 'nyar', 'other'].map((value, index) => ({
    value,
    label: labels[locale][index] ?? value,
  }))
}

/** Texts and all choices, also of what is over. */
export const inquiryCopy: Localized<InquiryCopy> = {
  sv: {
    lead: 'Berätta vad du har i tankarna.',
    answerNote: `Vi svarar inom ${inquiryAnswerHours} timmar`,
    categories: {
      private: [
        { value: 'weekend', label: 'Weekend' },
        { value: 'relax', label: 'Relax/Spa' },
        { value: 'senior', label: `Senior ${packageTerms.seniorAge}+` },
        ...shared('sv'),
      ],
      business: [{ value: 'conference', label: 'Konferens' }, ...shared('sv')],
    },
    packages: {
      weekend: [
        { value: 'weekend', label: 'Weekendpaket' },
        { value: 'hostreatreat', label: 'Höstretreat' },
        { value: 'harliga-fredag', label: 'Härliga fredag' },
      ],
      relax: [
        { value: 'spa-weekend', label: 'Spa weekend' },
        { value: 'dagspa', label: 'Spa för en dag' },
      ],
      senior: [{ value: 'senior', label: `Seniorpaket ${packageTerms.seniorAge}+` }],
    },
    conferenceTypes: [
      { value: 'day', label: 'Dagskonferens' },
      { value: 'overnight', label: 'Med övernattning' },
      { value: 'custom', label: 'Skräddarsydd' },
      { value: 'teambuilding', label: 'Teambuilding' },
    ],
    aside: {
      title: 'Hellre prata med någon?',
      text: 'Ring receptionen eller mejla oss. Frågor om konferens har en egen adress.',
      rows: [
        { label: 'Reception mån–fre', value: formatHours(hours.reception.weekdays) },
        { label: 'Lör–sön', value: formatHours(hours.reception.weekends) },
      ],
    },
  },
  en: {
    lead: 'Tell us what you have in mind.',
    answerNote: `We’ll answer within ${inquiryAnswerHours} hours`,
    categories: {
      private: [
        { value: 'weekend', label: 'Weekend' },
        { value: 'relax', label: 'Spa' },
        { value: 'senior', label: `Senior ${packageTerms.seniorAge}+` },
        ...shared('en'),
      ],
      business: [{ value: 'conference', label: 'Conference' }, ...shared('en')],
    },
    packages: {
      weekend: [
        { value: 'weekend', label: 'Weekend package' },
        { value: 'hostreatreat', label: 'Autumn retreat' },
        { value: 'harliga-fredag', label: 'Lovely Friday' },
      ],
      relax: [
        { value: 'spa-weekend', label: 'Spa weekend' },
        { value: 'dagspa', label: 'Spa for a day' },
      ],
      senior: [{ value: 'senior', label: `Senior package ${packageTerms.seniorAge}+` }],
    },
    conferenceTypes: [
      { value: 'day', label: 'Day conference' },
      { value: 'overnight', label: 'With an overnight stay' },
      { value: 'custom', label: 'Tailor-made' },
      { value: 'teambuilding', label: 'Team building' },
    ],
    aside: {
      title: 'Prefer to talk to someone?',
      text: 'Call reception or email us. For conferences there’s a separate address.',
      rows: [
        { label: 'Reception Mon–Fri', value: formatHours(hours.reception.weekdays) },
        { label: 'Sat–Sun', value: formatHours(hours.reception.weekends) },
      ],
    },
  },
}
