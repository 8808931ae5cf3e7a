import { CalendarPlus } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'

interface CalendarFileLinkProps {
  /** Of an event or an occasion. */
  id: string
  /** Which one of several. */
  date?: string
}

export async function CalendarFileLink({ id, date }: CalendarFileLinkProps) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  return (
    <a
      href={`/api/calendar/${locale}/${id}.ics`}
      download
      aria-label={date && t('addDateToCalendar', { date })}
      className="action-link print:hidden"
    >
      {t('addToCalendar')}
      <CalendarPlus />
    </a>
  )
}
