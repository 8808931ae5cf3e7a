import { isOffered } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatDays, formatHours, formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { christmas, hours } from './facts'
import type { PageTexts } from './page-texts'

const { buffet, lunchBuffet, season } = christmas
const year = season.from.slice(0, 4)
const lunchDays = (locale: Locale) => formatDays(lunchBuffet, locale)

/** The evenings of the buffet that are left. */
export function comingBuffets(day = today()): string[] {
  return buffet.dates.filter((date) => date >= day)
}

/** The days of the lunch that are left: of every weekday from the first to the last. */
export function comingLunches(day = today()): string[] {
  const dates: string[] = []
  for (
    let date = new Date(`${lunchBuffet.from}T00:00:00Z`);
    date <= new Date(`${lunchBuffet.to}T00:00:00Z`);
  ) {
    dates.push(date.toISOString().slice(0, 10))
    date = new Date(date.getTime() + 86_400_000)
  }
  return dates.filter((date) => date >= day)
}

/** Whether groups and companies can still ask for a Christmas buffet. */
export function isChristmasOffered(day = today()): boolean {
  return isOffered(season, day)
}

const countDates: Localized<(count: number) => string> = {
  sv: (count) => `${count === 1 ? 'ett' : formatCount(count, 'sv')} datum`,
  en: (count) => `${formatCount(count, 'en')} ${count === 1 ? 'date' : 'dates'}`,
}

const countBuffets: Localized<(count: number) => string> = {
  sv: (count) => `${count === 1 ? 'ett' : formatCount(count, 'sv')} julbord`,
  en: (count) => `${formatCount(count, 'en')} ${count === 1 ? 'buffet' : 'buffets'}`,
}

const countLunches: Localized<(count: number) => string> = {
  sv: (count) => `${formatCount(count, 'sv')} ${count === 1 ? 'lunch' : 'luncher'}`,
  en: (count) => `${formatCount(count, 'en')} ${count === 1 ? 'lunch' : 'lunches'}`,
}

const countDays: Localized<(count: number) => string> = {
  sv: (count) => `${formatCount(count, 'sv')} ${count === 1 ? 'dag' : 'dagar'}`,
  en: (count) => `${formatCount(count, 'en')} ${count === 1 ? 'day' : 'days'}`,
}

export function christmasTexts(day = today()): Localized<PageTexts> {
  return {
    sv: {
      title: isChristmasOffered(day)
        ? 'Julbord och jullunch på fjället – Källfjället'
        : `Julbord och jullunch, senast ${year} – Källfjället`,
      description: describeSeason('sv', day),
      h1: 'Julbord',
    },
    en: {
      title: isChristmasOffered(day)
        ? 'Christmas buffet and lunch in Sweden – Källfjället'
        : `Christmas buffet and lunch, last in ${year} – Källfjället`,
      description: describeSeason('en', day),
      h1: 'Christmas buffet',
    },
  }
}

function describeSeason(locale: Locale, day: string): string {
  if (!isChristmasOffered(day)) {
    return {
      sv: `Julbordet på Källfjället dukades senast ${formatDays(season, 'sv', 'numeric')}. Nästa jul har inga datum än; de kommer i nyhetsbrevet när de är satta.`,
      en: `Källfjället last set its Christmas buffet ${formatDays(season, 'en', 'numeric')}. Next Christmas has no dates yet; they’ll be in the newsletter once set.`,
    }[locale]
  }
  const evenings = comingBuffets(day)
  const dates = formatList(
    evenings.map((date) => formatDate(date, locale)),
    locale,
  )
  const lunchHours = formatHours(hours.christmasLunch)
  const [evening, lunch] = [formatPrice(buffet.adult, locale), formatPrice(lunchBuffet.adult, locale)]
  const parts = {
    sv: {
      evenings: `Julbord ${dates}, ${evening} per person.`,
      lunches: `Jullunch ${lunchDays('sv')} klockan ${lunchHours}, ${lunch}.`,
      alone: 'Samma sill och skinka som på kvällen, på Källfjället.',
      groups: `Grupper från ${formatCount(christmas.groupFrom, 'sv')} personer kan fråga om julbord på Källfjället till och med ${formatDate(season.to, 'sv')} ${year}. Julborden och luncherna för alla är över.`,
    },
    en: {
      evenings: `Christmas buffet on ${dates}, ${evening} per person.`,
      lunches: `Lunch buffet ${lunchDays('en')}, ${lunchHours}, ${lunch}.`,
      alone: 'The same herring and ham as in the evening, at Källfjället.',
      groups: `Groups of ${formatCount(christmas.groupFrom, 'en')} or more can ask for a Christmas buffet at Källfjället until ${formatDate(season.to, 'en')} ${year}. The buffets and lunches for everyone are over.`,
    },
  }[locale]
  const hasLunch = comingLunches(day).length > 0
  const left = [
    evenings.length > 0 && parts.evenings,
    hasLunch && parts.lunches,
    evenings.length === 0 && hasLunch && parts.alone,
  ].filter(Boolean)
  return left.length > 0 ? left.join(' ') : parts.groups
}

export function christmasLead(day = today()): Localized {
  const [buffets, lunches] = [comingBuffets(day).length, comingLunches(day).length]
  if (buffets === 0 && lunches === 0) {
    return {
      sv: `Sill, skinka, köttbullar. Julborden och luncherna ${year} är över.`,
      en: `Herring, ham, meatballs. The buffets and lunches of ${year} are over.`,
    }
  }
  const left = (locale: Locale) =>
    capitalize(
      formatList(
        [
          ...(buffets > 0 ? [countBuffets[locale](buffets)] : []),
          ...(lunches > 0 ? [countLunches[locale](lunches)] : []),
        ],
        locale,
      ),
    )
  return {
    sv: `Sill, skinka, köttbullar. ${left('sv')} när köket tar fram allt på en gång.`,
    en: `Herring, ham, meatballs. ${left('en')} when the kitchen brings everything out at once.`,
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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

interface ChristmasMeal {
  heading: Localized
  text: Localized
  prices: Localized<readonly PriceRow[]>
}

/** The buffet on the evenings that are left. */
export function christmasBuffet(day = today()): ChristmasMeal {
  const count = comingBuffets(day).length
  return {
    heading: {
      sv: `Julbord ${year}, ${countDates.sv(count)}`,
      en: `Christmas buffet ${year}, ${countDates.en(count)}`,
    },
    text: {
      sv: 'Gå i rätt ordning eller i ingen ordning alls, och ta gärna om.',
      en: 'Take it in the proper order or in no order at all, and do go back for more.',
    },
    prices: {
      sv: [
        { label: 'Vuxna', value: `${formatPrice(buffet.adult, 'sv')} per person` },
        { label: children.sv, value: formatPrice(buffet.child, 'sv') },
        { label: 'Dryck', value: 'Alkoholfri dryck ingår' },
      ],
      en: [
        { label: 'Adults', value: `${formatPrice(buffet.adult, 'en')} per person` },
        { label: children.en, value: formatPrice(buffet.child, 'en') },
        { label: 'Drinks', value: 'Non-alcoholic drinks included' },
      ],
    },
  }
}

/** The lunch on the weekdays that are left. */
export function christmasLunch(day = today()): ChristmasMeal {
  const dates = comingLunches(day)
  const left = { from: dates[0] ?? lunchBuffet.from, to: lunchBuffet.to }
  return {
    heading: {
      sv: `Jullunch ${year}, ${countDays.sv(dates.length)}`,
      en: `Christmas lunch ${year}, ${countDays.en(dates.length)}`,
    },
    text: {
      sv: 'Samma bord, mitt på dagen, medan det fortfarande är ljust.',
      en: 'The same spread at midday, while there’s still some light.',
    },
    prices: {
      sv: [
        { label: 'Dagar', value: formatDays(left, 'sv') },
        { label: 'Tid', value: formatHours(hours.christmasLunch) },
        { label: 'Vuxna', value: `${formatPrice(lunchBuffet.adult, 'sv')} per person` },
        { label: children.sv, value: formatPrice(lunchBuffet.child, 'sv') },
      ],
      en: [
        { label: 'Days', value: formatDays(left, 'en') },
        { label: 'Hours', value: formatHours(hours.christmasLunch) },
        { label: 'Adults', value: `${formatPrice(lunchBuffet.adult, 'en')} per person` },
        { label: children.en, value: formatPrice(lunchBuffet.child, 'en') },
      ],
    },
  }
}

/** What the page says once the last evening and the last lunch are over. */
export function christmasOver(day = today()): { heading: Localized; text: Localized } {
  const last: Localized = {
    sv: `Sista julbordet var ${formatDate(buffet.dates.at(-1) ?? '', 'sv')}, sista lunchen ${formatDate(lunchBuffet.to, 'sv')} ${year}.`,
    en: `The last buffet was on ${formatDate(buffet.dates.at(-1) ?? '', 'en')}, the last lunch on ${formatDate(lunchBuffet.to, 'en')} ${year}.`,
  }
  return {
    heading: { sv: 'Julbordet är avdukat', en: 'The table has been cleared' },
    text: isChristmasOffered(day)
      ? {
          sv: `${last.sv} Är ni en grupp kan ni fråga till och med ${formatDate(season.to, 'sv')}.`,
          en: `${last.en} Groups can still ask until ${formatDate(season.to, 'en')}.`,
        }
      : {
          sv: `${last.sv} Datum och priser för nästa jul är inte satta än.`,
          en: `${last.en} Dates and prices for next Christmas aren’t set yet.`,
        },
  }
}

/** The offer to groups and companies. */
export const christmasGroups = {
  heading: {
    sv: `Är ni ${formatCount(christmas.groupFrom, 'sv')} eller fler?`,
    en: `${formatCount(christmas.groupFrom, 'en', { startsSentence: true })} or more of you?`,
  },
  text: {
    sv: 'Mejla eller ring, så dukar vi ett gemensamt bord.',
    en: 'Email or call and we’ll set one table for you all.',
  },
  company: {
    sv: `Företag kan boka julbord från ${formatPrice(christmas.companyPackageFromExVat, 'sv')} per person exklusive moms, för grupper om minst ${formatCount(christmas.groupFrom, 'sv')} personer.`,
    en: `Companies can book a Christmas buffet from ${formatPrice(christmas.companyPackageFromExVat, 'en')} per person excluding VAT, for groups of ${formatCount(christmas.groupFrom, 'en')} or more.`,
  },
} satisfies Record<string, Localized>
