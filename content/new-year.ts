import { localize, type Localized } from '@/lib/i18n/locales'
import { hours } from './facts'

interface ProgrammePoint {
  /** A time of the day (`HH:MM`) or of the evening. */
  time: Localized
  /** Set larger than the rest. */
  isMidnight?: true
  title: Localized
  text?: Localized
}

export const newYearProgramme: readonly ProgrammePoint[] = [
  {
    time: localize(() => hours.newYearProgramme.supper),
    title: { sv: 'Supé', en: 'Dinner' },
    text: {
      sv: 'Fyra rätter i lugn takt. Det är långt till midnatt.',
      en: 'Four courses, unhurried. Midnight’s a long way off.',
    },
  },
  {
    time: { sv: 'Under kvällen', en: 'During the evening' },
    title: { sv: 'Underhållning', en: 'Entertainment' },
  },
  {
    time: localize(() => hours.newYearProgramme.toast),
    isMidnight: true,
    title: { sv: 'Skål', en: 'A toast' },
    text: { sv: 'Höj glasen. Gott nytt år.', en: 'Raise your glasses. Happy New Year.' },
  },
  {
    time: { sv: 'Efter midnatt', en: 'After midnight' },
    title: { sv: 'Vickning', en: 'A late snack' },
    text: { sv: 'Något att äta innan du går och lägger dig.', en: 'Something to eat before you go to bed.' },
  },
]
