import { formatDate, formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import { hours, newYear } from './facts'
import type { PageTexts } from './page-texts'

const date: Localized = {
  sv: formatDate(newYear.date, 'sv', { day: 'numeric', month: 'long', year: 'numeric' }),
  en: formatDate(newYear.date, 'en', { day: 'numeric', month: 'long', year: 'numeric' }),
}

export const newYearTexts: Localized<PageTexts> = {
  sv: {
    title: 'Nyår på fjället, supé och boende – Källfjället',
    description: `${date.sv} klockan ${hours.newYearProgramme.supper}: fyra rätter, underhållning och skål vid tolvslaget. ${formatPrice(newYear.packagePerPerson, 'sv')} per person med boende, ${formatPrice(newYear.dinnerOnlyPerPerson, 'sv')} utan.`,
    h1: 'Nyår på fjället',
  },
  en: {
    title: 'New Year in the mountains, supper and stay – Källfjället',
    description: `${date.en} at ${hours.newYearProgramme.supper}: four courses, entertainment and a toast at midnight. ${formatPrice(newYear.packagePerPerson, 'en')} per person with a room, ${formatPrice(newYear.dinnerOnlyPerPerson, 'en')} without.`,
    h1: 'New Year on the mountain',
  },
}

export const newYearLead: Localized = {
  sv: `${date.sv}. Fyra rätter, en kväll som får ta sin tid och en skål mot ett mörkt fjäll.`,
  en: `${date.en}. Four courses, an evening that takes its time and a toast to a dark mountain.`,
}

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
      sv: 'Fyra rätter, i lugn takt. Det är långt till midnatt och ingen har bråttom.',
      en: 'Four courses, unhurried. Midnight is a long way off and nobody is in a rush.',
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
      en: 'Something to eat for those who will not go to bed.',
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
    text: { sv: 'Hela kvällen, utan rum.', en: 'The whole evening, without a room.' },
  },
} satisfies {
  heading: Localized
  package: { title: Localized; text: Localized }
  dinner: { title: Localized; text: Localized }
}
