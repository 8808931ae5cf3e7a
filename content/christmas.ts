import { formatDate, formatHours, formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { christmas, hours } from './facts'
import type { PageTexts } from './page-texts'

const buffetDates = (locale: Locale) =>
  formatList(
    christmas.buffet.dates.map((date) => formatDate(date, locale)),
    locale,
  )

export const christmasTexts: Localized<PageTexts> = {
  sv: {
    title: 'Julbord och jullunch i december – Källfjället',
    description: `Julbord ${buffetDates('sv')}, ${formatPrice(christmas.buffet.adult, 'sv')} per person. Jullunch 15–19 december klockan ${formatHours(hours.christmasLunch)}, ${formatPrice(christmas.lunchBuffet.adult, 'sv')}.`,
    h1: 'Julbord',
  },
  en: {
    title: 'Christmas buffet and lunch in December – Källfjället',
    description: `Christmas buffet on ${buffetDates('en')}, ${formatPrice(christmas.buffet.adult, 'en')} per person. Lunch buffet 15–19 December, ${formatHours(hours.christmasLunch)}, ${formatPrice(christmas.lunchBuffet.adult, 'en')}.`,
    h1: 'Christmas buffet',
  },
}

export const christmasLead: Localized = {
  sv: 'Sill, skinka, köttbullar. Tre datum och fem luncher när köket tar fram allt på en gång.',
  en: 'Herring, ham, meatballs. Three dates and five lunches when the kitchen brings out everything at once.',
}

const children: Localized = {
  sv: `Barn ${formatRange(0, christmas.childUpToAge)} år`,
  en: `Children aged ${formatRange(0, christmas.childUpToAge)}`,
}

/** A line of a price table. */
interface PriceRow {
  label: string
  value: string
}

/** The buffet on three dates. */
export const christmasBuffet = {
  heading: { sv: 'Julbord, tre datum', en: 'Christmas buffet, three dates' },
  text: {
    sv: 'Ta det i rätt ordning eller inte alls i ordning. Tallriken går att fylla igen.',
    en: 'Take it in the proper order or in no order at all. The plate can be filled again.',
  },
  prices: {
    sv: [
      { label: 'Vuxna', value: `${formatPrice(christmas.buffet.adult, 'sv')} per person` },
      { label: children.sv, value: formatPrice(christmas.buffet.child, 'sv') },
      { label: 'Dryck', value: 'Alkoholfri dryck ingår' },
    ],
    en: [
      { label: 'Adults', value: `${formatPrice(christmas.buffet.adult, 'en')} per person` },
      { label: children.en, value: formatPrice(christmas.buffet.child, 'en') },
      { label: 'Drink', value: 'Non-alcoholic drink included' },
    ],
  },
} satisfies { heading: Localized; text: Localized; prices: Localized<PriceRow[]> }

const lunchDays: Localized = {
  sv: lunchSpan('sv'),
  en: lunchSpan('en'),
}

function lunchSpan(locale: Locale): string {
  const from = formatDate(christmas.lunchBuffet.from, locale, { day: 'numeric' })
  return formatRange(from, formatDate(christmas.lunchBuffet.to, locale))
}

/** The lunch on five weekdays. */
export const christmasLunch = {
  heading: { sv: 'Jullunch, fem dagar', en: 'Christmas lunch, five days' },
  text: {
    sv: 'Samma högtid, mitt på dagen. Ni hinner tillbaka innan det mörknar, om ni vill.',
    en: 'The same feast at midday. You can be back before dark, if you want to be.',
  },
  prices: {
    sv: [
      { label: 'Dagar', value: lunchDays.sv },
      { label: 'Tid', value: formatHours(hours.christmasLunch) },
      { label: 'Vuxna', value: `${formatPrice(christmas.lunchBuffet.adult, 'sv')} per person` },
      { label: children.sv, value: formatPrice(christmas.lunchBuffet.child, 'sv') },
    ],
    en: [
      { label: 'Days', value: lunchDays.en },
      { label: 'Hours', value: formatHours(hours.christmasLunch) },
      { label: 'Adults', value: `${formatPrice(christmas.lunchBuffet.adult, 'en')} per person` },
      { label: children.en, value: formatPrice(christmas.lunchBuffet.child, 'en') },
    ],
  },
} satisfies { heading: Localized; text: Localized; prices: Localized<PriceRow[]> }

/** Days of the lunch, as dates: every weekday from the first to the last. */
export function listLunchDates(): string[] {
  const { from, to } = christmas.lunchBuffet
  const dates: string[] = []
  for (let date = new Date(`${from}T00:00:00Z`); date <= new Date(`${to}T00:00:00Z`);) {
    dates.push(date.toISOString().slice(0, 10))
    date = new Date(date.getTime() + 86_400_000)
  }
  return dates
}

/** The offer to groups and companies. */
export const christmasGroups = {
  heading: {
    sv: `Är ni ${christmas.groupFrom} eller fler?`,
    en: `Are you ${christmas.groupFrom} or more?`,
  },
  text: {
    sv: 'Hör av er med e-post eller telefon, så dukar vi ihop er.',
    en: 'Write or call, and we will set one table for all of you.',
  },
  company: {
    sv: `Företag får julpaket från ${formatPrice(christmas.companyPackageFromExVat, 'sv')} per person exklusive moms, för grupper från ${christmas.groupFrom} personer.`,
    en: `Companies: Christmas packages from ${formatPrice(christmas.companyPackageFromExVat, 'en')} per person excluding VAT, for groups from ${christmas.groupFrom} people.`,
  },
} satisfies Record<string, Localized>
