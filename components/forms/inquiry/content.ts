import { getMessages, getTranslations } from 'next-intl/server'
import type { OwnErrors } from '@/components/forms/core/error-messages'
import { writePackagePrice } from '@/components/sections/packages/read-price'
import { hotel, retention } from '@/content/facts'
import { choiceLabels } from '@/content/inquiry-choice-labels'
import {
  categories,
  conferenceTypes,
  type DateKind,
  type PackageType,
  packageTypes,
} from '@/content/inquiry-choices'
import { allPackages, packagesFor } from '@/content/packages'
import { inquiryDays, type Subject } from '@/content/subjects'
import { isOffered, isOver, otherYear } from '@/lib/dates/offers'
import type { OwnDays } from '@/lib/dates/own-days'
import { formatWeekdays } from '@/lib/dates/weekdays'
import { formatDates, formatDays, formatList, formatMonths } from '@/lib/i18n/format'
import { type Locale, type Localized, textIn } from '@/lib/i18n/locales'
import { packageDayErrors } from './schema'

/** What the inquiry asks in the page's locale, as it fits the subject. */
export type InquiryContent = Awaited<ReturnType<typeof readInquiryContent>>

export interface ShownSubject {
  id: string
  title: string
  dates: DateKind
  isPackage: boolean
}

export async function readInquiryContent(locale: Locale, subject: Subject | undefined) {
  const t = await getTranslations('inquiry')
  const { inquiry } = await getMessages()
  const { fields, hints, meals, day, giftCard } = inquiry
  const dates = subject?.dates ?? 'stay'
  // Where one day or gift cards are asked for, fields are named otherwise, on both tabs.
  const replaced: Partial<Record<'fields' | 'hints' | 'errors', OwnErrors>> = {
    stay: {},
    day: {
      fields: { checkIn: day.label },
      errors: { checkInMissing: day.missing, checkInInPast: day.inPast },
    },
    none: {
      fields: { participants: giftCard.label },
      hints: { additionalRequests: giftCard.hint },
      errors: { guestsMissing: giftCard.missing, participantsMissing: giftCard.missing },
    },
  }[dates]
  const own = subject?.ownDays && describeOwnDays(subject.ownDays, subject.dates, locale)
  const saysDays = (title: Localized, days: string) =>
    t('ownDays.only', { title: textIn(title, locale), days })
  const days = inquiryDays(subject)
  /** The days of packages, said when one is chosen, and when others are asked for. */
  const packageDays = days.packages.map(
    ({ packageType, title, ownDays }) =>
      [packageType, saysDays(title, describeOwnDays(ownDays, 'stay', locale).days)] as const,
  )
  const { atLeast, atMost } = subject?.people ?? {}
  return {
    ownErrors: {
      ...replaced.errors,
      ...Object.fromEntries(packageDays.map(([type, text]) => [packageDayErrors[type], text])),
      ...(own && { otherDays: saysDays(subject.title, own.days) }),
    },
    days,
    packageDays: Object.fromEntries(packageDays) as Readonly<Partial<Record<string, string>>>,
    /** Hours until an answer comes, and days that an inquiry is kept. */
    facts: { hours: hotel.inquiryAnswerHours, days: retention.daysAfterStay },
    /** Labels and hints of both tabs; those of one tab alone below `private` and `business`. */
    labels: {
      ...fields,
      meals,
      ...replaced.fields,
      ...(subject?.hint === 'table' && { additionalRequests: day.tableLabel }),
      ...(days.needsAmount && { additionalRequests: giftCard.amountLabel }),
    },
    hints: {
      ...hints,
      ...replaced.hints,
      // The label says it.
      ...(days.needsAmount && { additionalRequests: undefined }),
      ...(subject?.hint === 'table' && { additionalRequests: day.table }),
      ...(subject?.hint === 'treatment' && { checkIn: day.treatment }),
      ...(subject?.months && { checkIn: t('season', { months: formatMonths(subject.months, locale) }) }),
      ...(own && { checkIn: t(`ownDays.${own.key}`, { days: own.days }) }),
      ...(atLeast && { participants: t('atLeast', { count: atLeast }) }),
      ...(atMost && { participants: t('atMost', { count: atMost }) }),
    },
    /** Of the packages that can be chosen. */
    prices: await packagePrices(locale),
    choices: {
      ...inquiryChoices(locale),
      needsAccommodation: [
        { value: 'yes', label: inquiry.yes },
        { value: 'no', label: inquiry.no },
      ],
    },
  }
}

async function packagePrices(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const prices = packagesFor(locale).flatMap(({ packageType, price }) =>
    packageType ? [writePackagePrice(price).then((text) => [packageType, text])] : [],
  )
  return Object.fromEntries(await Promise.all(prices))
}

/** The choices that are offered today: what is over cannot be chosen. */
export function inquiryChoices(locale: Locale) {
  const name =
    <Value extends string>(labels: Readonly<Record<Value, { sv: string; en: string }>>) =>
    (value: Value) => ({ value, label: textIn(labels[value], locale) })
  const [category, packageType] = [name(choiceLabels.category), name(choiceLabels.packageType)]
  const closed = allPackages().flatMap(({ dated, packageType: type }) =>
    dated && !isOffered(dated) ? [type] : [],
  )
  const offered = (types: readonly PackageType[]) =>
    types.filter((type) => !closed.includes(type)).map(packageType)
  return {
    category: { private: categories.private.map(category), business: categories.business.map(category) },
    packageType: {
      weekend: offered(packageTypes.weekend),
      relax: offered(packageTypes.relax),
      senior: offered(packageTypes.senior),
    },
    conferenceType: conferenceTypes.map(name(choiceLabels.conferenceType)),
  }
}

/**
 * The days that are left of those that something is bound to, in words.
 * @returns with the message of `inquiry.ownDays` that they belong into
 */
function describeOwnDays(
  own: OwnDays,
  dates: DateKind,
  locale: Locale,
): { key: 'span' | 'day' | 'over'; days: string } {
  const either = (spans: string[]) => formatList(spans, locale, 'disjunction')
  const key = dates === 'stay' ? 'span' : 'day'
  if ('weekdays' in own)
    return { key, days: either(own.weekdays.map((span) => formatWeekdays(span, locale))) }
  const left = own.spans.filter((span) => !isOver(span))
  const [{ from } = { from: '' }] = left
  const year = otherYear({ from })
  if (left.some((span) => span.from !== span.to))
    return { key, days: either(left.map((span) => formatDays(span, locale, year))) }
  const days = formatDates(
    left.map((span) => span.from),
    locale,
    year,
    'disjunction',
  )
  return { key: dates === 'stay' ? 'over' : 'span', days }
}
