import { CalendarPlus } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'

export async function CalendarFileLink({ id, date }: { id: string; date?: string }) {
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
