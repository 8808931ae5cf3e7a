import { CalendarPlus } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { comingEvents } from '@/content/events'
import type { Locale } from '@/lib/i18n/locales'

/** @param id of an entry of `calendarEntries` */
export function calendarFileAddress(id: string, locale: Locale): string {
  return `/api/calendar/${locale}/${id}.ics`
}

interface CalendarFileLinkProps {
  /** Page of the event. */
  path: string
  locale: Locale
}

/** The event as a file for the guest's calendar; nothing where no day is coming. */
export async function CalendarFileLink({ path, locale }: CalendarFileLinkProps) {
  const t = await getTranslations('events')
  const event = comingEvents().find(({ href }) => href === path)
  if (!event) return null
  return (
    <p className="mt-3 print:hidden">
      <a href={calendarFileAddress(event.id, locale)} download className="action-link">
        {t('addToCalendar')}
        <Icon icon={CalendarPlus} />
      </a>
    </p>
  )
}
