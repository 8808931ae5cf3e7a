import { daysLeft, isOffered, otherYear } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import {
  formatDate,
  formatDates,
  formatDays,
  formatHours,
  formatList,
  formatPrice,
  formatRange,
} from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { christmas, hours } from './facts'
import type { PageTexts } from './page-texts'

const { buffet, lunchBuffet, season } = christmas
const year = season.from.slice(0, 4)

/** The evenings of the buffet that are left. */
export function comingBuffets(day = today()): string[] {
  return daysLeft(buffet.dates, day)
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
  return daysLeft(dates, day)
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
  sv: (count) => `${formatCount(count, 'sv')} ${count === 1 ? 'dag med jullunch' : 'dagar med jullunch'}`,
  en: (count) => `${formatCount(count, 'en')} ${count === 1 ? 'day' : 'days'} of Christmas lunch`,
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
        : `Julbord och jullunch ${year} – Källfjället`,
      description: describeSeason('sv', day),
      h1: 'Julbord',
    },
    en: {
      title: isChristmasOffered(day)
        ? 'Christmas buffet and lunch in Sweden – Källfjället'
        : `Christmas buffet and lunch ${year} – Källfjället`,
      description: describeSeason('en', day),
      h1: 'Christmas buffet',
    },
  }
}

function describeSeason(locale: Locale, day: string): string {
  if (!isChristmasOffered(day)) {
    return {
      sv: `Julbordet på Källfjället dukades ${formatDates(buffet.dates, 'sv', 'numeric')}, jullunchen ${formatDays(lunchBuffet, 'sv')}. Datum för nästa jul kommer i nyhetsbrevet.`,
      en: `The Christmas buffet at Källfjället was on ${formatDates(buffet.dates, 'en', 'numeric')}, lunch on ${formatDays(lunchBuffet, 'en')}. Dates for next Christmas will be in the newsletter.`,
    }[locale]
  }
  const evenings = comingBuffets(day)
  const shownYear = otherYear(season, day)
  const dates = formatDates(evenings, locale, shownYear)
  const lunchDays = formatDays(lunchBuffet, locale, shownYear)
  const lunchHours = formatHours(hours.christmasLunch)
  const [evening, lunch] = [formatPrice(buffet.adult, locale), formatPrice(lunchBuffet.adult, locale)]
  const parts = {
    sv: {
      evenings: `Julbord ${dates}, ${evening} per person.`,
      lunches: `Jullunch ${lunchDays} klockan ${lunchHours}, ${lunch}.`,
      alone: 'Bordet dukas mitt på dagen, på Källfjället.',
      groups: `Julborden och jullunchen ${year} på Källfjället är över. Är ni en grupp om minst ${formatCount(christmas.groupFrom, 'sv')} personer går det bra att fråga.`,
    },
    en: {
      evenings: `Christmas buffet on ${dates}, ${evening} per person.`,
      lunches: `Christmas lunch ${lunchDays}, ${lunchHours}, ${lunch}.`,
      alone: 'Served at midday at Källfjället in northern Sweden.',
      groups: `The Christmas buffets and lunches of ${year} at Källfjället are over. Groups of ${formatCount(christmas.groupFrom, 'en')} or more are welcome to ask.`,
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
  const dates = [comingBuffets(day), comingLunches(day)] as const
  const [buffets, lunches] = [dates[0].length, dates[1].length]
  const [from, to] = [dates.flat()[0], dates.flat().at(-1)]
  if (from === undefined || to === undefined) {
    return {
      sv: `Sill, skinka, köttbullar. Julborden och luncherna ${year} är över.`,
      en: `Herring, ham, meatballs. The buffets and lunches of ${year} are over.`,
    }
  }
  const left = (locale: Locale) =>
    formatList(
      [
        ...(buffets > 0 ? [countBuffets[locale](buffets)] : []),
        ...(lunches > 0 ? [countLunches[locale](lunches)] : []),
      ],
      locale,
    )
  const span = (locale: Locale) => formatDays({ from, to }, locale, otherYear(season, day))
  return {
    sv: `Sill, skinka, köttbullar: ${left('sv')}, ${span('sv')}.`,
    en: `Herring, ham, meatballs: ${left('en')}, ${span('en')}.`,
  }
}

const adults: Localized = {
  sv: `Från ${christmas.childUpToAge + 1} år`,
  en: `Aged ${christmas.childUpToAge + 1} and over`,
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
        { label: adults.sv, value: `${formatPrice(buffet.adult, 'sv')} per person` },
        { label: children.sv, value: formatPrice(buffet.child, 'sv') },
        { label: 'Dryck', value: 'Alkoholfri dryck ingår' },
      ],
      en: [
        { label: adults.en, value: `${formatPrice(buffet.adult, 'en')} per person` },
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
      sv: 'Jullunch mitt på dagen, medan det ännu är ljust.',
      en: 'Christmas lunch at midday, while there’s still some light.',
    },
    prices: {
      sv: [
        { label: 'Dagar', value: formatDays(left, 'sv') },
        { label: 'Tid', value: formatHours(hours.christmasLunch) },
        { label: adults.sv, value: `${formatPrice(lunchBuffet.adult, 'sv')} per person` },
        { label: children.sv, value: formatPrice(lunchBuffet.child, 'sv') },
      ],
      en: [
        { label: 'Days', value: formatDays(left, 'en') },
        { label: 'Hours', value: formatHours(hours.christmasLunch) },
        { label: adults.en, value: `${formatPrice(lunchBuffet.adult, 'en')} per person` },
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
          sv: `${last.sv} Är ni en grupp? Fråga oss gärna ändå.`,
          en: `${last.en} If you’re a group, do ask us all the same.`,
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
