import { localize, type Localized } from '@/lib/i18n/locales'
import { hours } from './facts'

interface ProgrammePoint {
  /** A time of the day (`HH:MM`) or of the evening. */
  time: Localized
  /** How large the time is set: the figures grow towards midnight. */
  size: 'small' | 'medium' | 'midnight'
  title: Localized
  text?: Localized
}

export const newYearProgramme: readonly ProgrammePoint[] = [
  {
    time: localize(() => hours.newYearProgramme.supper),
    size: 'small',
    title: { sv: 'Supé', en: 'Dinner' },
    text: {
      sv: 'Fyra rätter i lugn takt. Det är långt till midnatt.',
      en: 'Four courses, unhurried. Midnight’s a long way off.',
    },
  },
  {
    time: { sv: 'Under kvällen', en: 'During the evening' },
    size: 'medium',
    title: { sv: 'Underhållning', en: 'Entertainment' },
  },
  {
    time: localize(() => hours.newYearProgramme.toast),
    size: 'midnight',
    title: { sv: 'Skål', en: 'A toast' },
    text: { sv: 'Höj glasen. Gott nytt år.', en: 'Raise your glasses. Happy New Year.' },
  },
  {
    time: { sv: 'Efter midnatt', en: 'After midnight' },
    size: 'small',
    title: { sv: 'Vickning', en: 'A late snack' },
    text: { sv: 'Något att äta innan du går och lägger dig.', en: 'Something to eat before you go to bed.' },
  },
]
