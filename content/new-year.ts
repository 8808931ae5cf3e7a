import { hours } from './facts'
import type { Localized } from '@/lib/i18n/locales'

/** One point of the evening. */
interface ProgrammePoint {
  /** A time of the day (`HH:MM`) or of the evening. */
  time: Localized
  /** How large the time is set: the figures grow towards midnight. */
  size: 'text' | 'clock' | 'midnight'
  title: Localized
  text: Localized
}

const clock = (time: string): Localized => ({ sv: time, en: time })

export const newYearProgramme: readonly ProgrammePoint[] = [
  {
    time: clock(hours.newYearProgramme.supper),
    size: 'clock',
    title: { sv: 'Supé', en: 'Dinner' },
    text: {
      sv: 'Fyra rätter i lugn takt. Det är långt till midnatt.',
      en: 'Four courses, unhurried. Midnight’s a long way off.',
    },
  },
  {
    time: { sv: 'Under kvällen', en: 'During the evening' },
    size: 'text',
    title: { sv: 'Underhållning', en: 'Entertainment' },
    text: {
      sv: 'Ring receptionen om programmet, och om vilken dryck som ingår.',
      en: 'Call reception for the programme, and to hear which drinks are included.',
    },
  },
  {
    time: clock(hours.newYearProgramme.toast),
    size: 'midnight',
    title: { sv: 'Skål', en: 'A toast' },
    text: { sv: 'Glasen upp. Gott nytt år.', en: 'Glasses up. Happy New Year.' },
  },
  {
    time: { sv: 'Efter midnatt', en: 'After midnight' },
    size: 'text',
    title: { sv: 'Vickning', en: 'A late snack' },
    text: {
      sv: 'Något att äta för den som inte vill gå och lägga sig.',
      en: 'Something to eat for anyone who won’t go to bed.',
    },
  },
]

export const newYearCopy = {
  sv: {
    lead: 'Vi serverar fyra rätter, tar god tid på oss och skålar vid tolvslaget.',
    heading: 'Vakna här på nyårsdagen, eller åk hem efter tolvslaget',
    withRoom:
      'Supé, underhållning och ett rum att vakna i på årets första morgon. Frukost och relaxen ingår, som för alla som bor här.',
    withoutRoom: 'Du är med hela kvällen men sover hemma.',
  },
  en: {
    lead: 'We serve four courses, take our time and toast at midnight.',
    heading: 'Wake up here on New Year’s Day, or head home after midnight',
    withRoom:
      'Dinner, entertainment and a room to wake up in on the first morning of the year. Breakfast and the spa are included, as for everyone who stays.',
    withoutRoom: 'You join us for the whole evening and sleep at home.',
  },
}
