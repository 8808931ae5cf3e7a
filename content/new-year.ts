import { isOffered, onDay } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import { hours, newYear } from './facts'
import type { PageTexts } from './page-texts'

const date: Localized = {
  sv: formatDate(newYear.date, 'sv', { day: 'numeric', month: 'long', year: 'numeric' }),
  en: formatDate(newYear.date, 'en', { day: 'numeric', month: 'long', year: 'numeric' }),
}

const courses: Localized = {
  sv: formatCount(newYear.courses, 'sv', { startsSentence: true }),
  en: formatCount(newYear.courses, 'en', { startsSentence: true }),
}

/** Whether New Year's Eve can still be booked. */
export function isNewYearOffered(day = today()): boolean {
  return isOffered(onDay(newYear.date), day)
}

export function newYearTexts(day = today()): Localized<PageTexts> {
  const isComing = isNewYearOffered(day)
  return {
    sv: {
      title: isComing
        ? 'Nyår på fjället med supé och boende – Källfjället'
        : `Nyår på fjället ${newYear.date.slice(0, 4)} – Källfjället`,
      description: isComing
        ? `Nyårsafton på Källfjället ${date.sv}: fyra rätter från ${hours.newYearProgramme.supper}, underhållning och skål vid tolvslaget. ${formatPrice(newYear.packagePerPerson, 'sv')} med boende, ${formatPrice(newYear.dinnerOnlyPerPerson, 'sv')} utan.`
        : `Nyårskvällen på Källfjället var ${date.sv}: fyra rätter, underhållning och en skål vid tolvslaget. Nästa program kommer i nyhetsbrevet när det är klart.`,
      h1: 'Nyår på fjället',
    },
    en: {
      title: isComing
        ? 'New Year in the mountains of Sweden – Källfjället'
        : `New Year in the mountains ${newYear.date.slice(0, 4)} – Källfjället`,
      description: isComing
        ? `New Year’s Eve at Källfjället, ${date.en}: four courses at ${hours.newYearProgramme.supper}, entertainment and a toast at midnight. ${formatPrice(newYear.packagePerPerson, 'en')} with a room, ${formatPrice(newYear.dinnerOnlyPerPerson, 'en')} without.`
        : `New Year’s Eve at Källfjället was ${date.en}: four courses, entertainment and a toast at midnight. The next programme will be in the newsletter.`,
      h1: 'New Year on the mountain',
    },
  }
}

export function newYearLead(day = today()): Localized {
  if (isNewYearOffered(day)) {
    return {
      sv: `${date.sv}. ${courses.sv} rätter, en kväll som får ta sin tid och en skål med fjället mörkt utanför.`,
      en: `${date.en}. ${courses.en} courses, an evening that takes its time and a toast with the mountain dark outside.`,
    }
  }
  return {
    sv: `Senast var ${date.sv}. ${courses.sv} rätter, en kväll som fick ta sin tid och en skål med fjället mörkt utanför.`,
    en: `The last one was on ${date.en}. ${courses.en} courses, an evening that took its time and a toast with the mountain dark outside.`,
  }
}

/** What the page says once the evening is over. */
export const newYearOver = {
  heading: { sv: 'Kvällen är över', en: 'The evening is over' },
  text: {
    sv: `Nyårskvällen var ${date.sv}. Program och priser för nästa nyår är inte satta än.`,
    en: `New Year’s Eve was ${date.en}. The programme and prices for the next one aren’t set yet.`,
  },
} satisfies Record<string, Localized>

/** One point of the evening. */
export interface ProgrammePoint {
  /** A time of the day (`HH:MM`), or a text without a fixed time. */
  time: Localized
  /** True where `time` is a clock time: the figures grow towards midnight. */
  isClock: boolean
  /** The stroke of midnight, the largest figure of the page. */
  isMidnight?: true
  title: Localized
  text: Localized
}

export const newYearProgramme: readonly ProgrammePoint[] = [
  {
    time: { sv: hours.newYearProgramme.supper, en: hours.newYearProgramme.supper },
    isClock: true,
    title: { sv: 'Supé', en: 'Supper' },
    text: {
      sv: `${courses.sv} rätter i lugn takt. Det är långt till midnatt.`,
      en: `${courses.en} courses, unhurried. Midnight’s a long way off.`,
    },
  },
  {
    time: { sv: 'Under kvällen', en: 'During the evening' },
    isClock: false,
    title: { sv: 'Underhållning', en: 'Entertainment' },
    text: { sv: 'Medan ljusen brinner ner.', en: 'While the candles burn down.' },
  },
  {
    time: { sv: hours.newYearProgramme.toast, en: hours.newYearProgramme.toast },
    isClock: true,
    isMidnight: true,
    title: { sv: 'Skål', en: 'A toast' },
    text: { sv: 'Glasen upp. Gott nytt år.', en: 'Glasses up. Happy New Year.' },
  },
  {
    time: { sv: 'Efter midnatt', en: 'After midnight' },
    isClock: false,
    title: { sv: 'Vickning', en: 'A late snack' },
    text: {
      sv: 'Något att äta för den som inte vill gå och lägga sig.',
      en: 'Something to eat for anyone who won’t go to bed.',
    },
  },
]

export const newYearOffers = {
  heading: {
    sv: 'Vakna här på nyårsdagen, eller åk hem efter tolvslaget',
    en: 'Wake up here on New Year’s Day, or head home after midnight',
  },
  package: {
    title: { sv: 'Nyårspaket med boende', en: 'New Year package with a room' },
    text: {
      sv: 'Supé, underhållning och ett rum att vakna i på årets första morgon.',
      en: 'Supper, entertainment and a room to wake up in on the first morning of the year.',
    },
  },
  dinner: {
    title: { sv: 'Middag och underhållning', en: 'Dinner and entertainment' },
    text: { sv: 'Hela kvällen, men du sover hemma.', en: 'The whole evening, but you sleep at home.' },
  },
} satisfies {
  heading: Localized
  package: { title: Localized; text: Localized }
  dinner: { title: Localized; text: Localized }
}
