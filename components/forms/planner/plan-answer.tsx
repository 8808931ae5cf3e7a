import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { HourAxis } from '@/components/sections/conference/hour-axis'
import { FactsTable } from '@/components/ui/facts-table'
import { PrintButton } from '@/components/ui/print-button'
import { conference, hotel, hours } from '@/content/facts'
import { groupPlaces } from '@/content/group-places'
import { venueLine } from '@/content/venue'
import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatRange } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { lastDay } from './plan'
import { SendPlanLink } from './plan-buttons'
import { type PlanProps, writeNotes, writePrices, writeSummary } from './plan-messages'
import { PlanPrices } from './plan-prices'
import { PLANNER_ANSWER_ID } from './query'

interface PlanAnswerProps extends PlanProps {
  /** Of the planner. */
  query: string
}

export function PlanAnswer({ plan, query, messages }: PlanAnswerProps) {
  const { t, locale } = messages
  const summary = writeSummary(plan, messages)
  const notes = writeNotes(plan, messages)
  return (
    <>
      <h2 id={PLANNER_ANSWER_ID} tabIndex={-1} className="text-h3 focus:shadow-none focus:outline-none">
        {t('answer')}
      </h2>
      <p className="mt-3 text-lead text-balance">{summary}</p>
      <p role="status" className="sr-only">
        {[summary, ...writePrices(plan, messages)].join(', ')}
      </p>
      <PlanPrices plan={plan} messages={messages} />
      {plan.guests === undefined && <p className="mt-4 text-ui">{t('withoutGuests')}</p>}
      {notes.length > 0 && (
        <div className="mt-5 border-l-3 border-copper pl-4 text-ui">
          <h3 className="font-semibold">{t('consider')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <SendPlanLink query={query}>{t('send')}</SendPlanLink>
        <PrintButton label={t('print')} />
      </div>
      <p className="mt-3 text-small quiet print:hidden">{t('share')}</p>
      <PlanPart heading={t('programme')}>
        <PlanHours plan={plan} messages={messages} />
      </PlanPart>
      <PlanPart heading={t('places')}>
        <PlanPlaces plan={plan} messages={messages} />
      </PlanPart>
      <div className="mt-8 text-ui">
        <p className="hidden print:block">{venueLine(locale)}</p>
        <ConferenceContact />
      </div>
    </>
  )
}

function PlanPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-9 print:mt-6">
      <h3 className="mb-3 text-h3">{heading}</h3>
      {children}
    </section>
  )
}

/** The hours of the plan, drawn as on the conference page; hours of one's own are words only. */
function PlanHours({ plan, messages: { t, locale } }: PlanProps) {
  const { arrangement, date, rooms } = plan
  if (arrangement === 'tailored') return <p className="text-ui">{t('ownHours')}</p>

  const range = formatRange(hours.checkIn, hours.checkOut)
  const stay = {
    title: t('roomHours'),
    hours: range,
    note: range,
    start: toHour(hours.checkIn),
    end: MIDNIGHT + toHour(hours.checkOut),
  }
  return (
    <HourAxis
      packages={[arrangement]}
      others={arrangement === 'lunchToLunch' && rooms === true ? [stay] : []}
      days={[date, lastDay(plan)].map(
        (day) => day && formatDate(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
      )}
      className="mt-13 text-h4"
    />
  )
}

/** What holds the group: the conference rooms, then the other places, the largest first. */
function PlanPlaces({ plan: { guests }, messages: { t, locale } }: PlanProps) {
  const { from, to } = conference.meetingRooms
  const count = formatCount(hotel.conferenceRoomCount, locale, { startsSentence: true })
  const places = [
    ...groupPlaces.map(({ name, capacity }) => ({
      name: textIn(name, locale),
      size: t('upTo', { count: capacity }),
      capacity,
    })),
    { name: t('meetingRooms', { count }), size: formatRange(from, to), capacity: to },
  ].reverse()
  return (
    <FactsTable
      rows={places.map(({ name, size, capacity }) => ({
        label: name,
        value:
          guests === undefined ? (
            size
          ) : (
            <>
              <span className="mr-3 font-normal whitespace-nowrap quiet">{size}</span>{' '}
              <span className={clsx('whitespace-nowrap', guests > capacity && 'font-normal quiet')}>
                {t(guests > capacity ? 'tooSmall' : 'holdsAll')}
              </span>
            </>
          ),
      }))}
    />
  )
}
