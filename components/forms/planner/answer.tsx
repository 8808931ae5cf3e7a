import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { HourAxis } from '@/components/sections/conference/hour-axis'
import { FactsTable } from '@/components/ui/facts-table'
import { LinkedText } from '@/components/ui/linked-text'
import { conference, hotel, hours, menuPrices } from '@/content/facts'
import { groupPlaces } from '@/content/group-places'
import { conferenceEmailLink, venue } from '@/content/venue'
import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatPrice, formatRange } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { PLANNER_ANSWER_ID } from './address'
import { PrintButton, SendPlanLink } from './controls'
import { itemsOnRequest, lastDay, pricesOf, type Plan } from './plan'
import { writeNotes, writePrice, writeSummary, type PlanWords } from './words'

interface PlanProps {
  plan: Plan
  words: PlanWords
}

/** The plan: its price, its hours, what holds the group, and the way to send it. */
export function PlanAnswer({ plan, words }: PlanProps) {
  const { t, locale } = words
  const summary = writeSummary(plan, words)
  const prices = pricesOf(plan).map((group) => {
    const { total, each } = writePrice(group, plan, words)
    return [total, each, t(`vat.${group.vat}`)].filter(Boolean).join(', ')
  })
  const notes = writeNotes(plan, words)
  return (
    <>
      <h2 id={PLANNER_ANSWER_ID} tabIndex={-1} className="text-h3 focus:shadow-none focus:outline-none">
        {t('answer')}
      </h2>
      <p className="mt-3 text-lead text-balance">{summary}</p>
      <p role="status" className="sr-only">
        {[summary, ...prices].join('. ')}
      </p>
      <PlanPrices plan={plan} words={words} />
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
        <SendPlanLink>{t('send')}</SendPlanLink>
        <PrintButton label={t('print')} />
      </div>
      <p className="mt-3 text-small quiet print:hidden">{t('share')}</p>
      <PlanPart heading={t('programme')}>
        <PlanHours plan={plan} words={words} />
      </PlanPart>
      <PlanPart heading={t('places')}>
        <PlanPlaces plan={plan} words={words} />
      </PlanPart>
      <div className="mt-8 text-ui">
        <p className="hidden print:block">
          {textIn(venue.name, locale)}, {venue.address.street}, {venue.address.postalCode}{' '}
          {venue.address.city}
        </p>
        <ConferenceContact />
      </div>
    </>
  )
}

/** In narrow windows, below the questions: the prices, and the way to the plan. Room is left for the chat button. */
export function PlannerBar({ plan, words }: PlanProps) {
  const { t } = words
  return (
    <div className="sticky bottom-0 z-10 -mx-(--bleed) mt-10 on-fir lg:hidden [@media(height<30rem)]:static">
      <a
        href={`#${PLANNER_ANSWER_ID}`}
        className="mr-22 flex min-h-19 items-center justify-between gap-x-4 py-2.5 pl-margin text-small md:mr-28 md:min-h-24.5"
      >
        <span>
          {plan.arrangement !== 'day' && (
            <span className="block font-sans text-button">{t('onRequest')}</span>
          )}
          {pricesOf(plan).map((group) => {
            const { each, total } = writePrice(group, plan, words)
            return (
              <span key={group.vat} className="block">
                <span className="num font-sans text-button">{total ?? each}</span> {t(`vat.${group.vat}`)}
              </span>
            )
          })}
          <span className="sr-only">. {t('toAnswer')}</span>
        </span>
        <ArrowDown className="size-5 flex-none text-ember" />
      </a>
    </div>
  )
}

function PlanPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h3 className="mb-3 text-h3">{heading}</h3>
      {children}
    </section>
  )
}

/** What has a price, with each kind of VAT added up, and what has none. */
function PlanPrices({ plan, words }: PlanProps) {
  const { t, names, locale } = words
  const groups = pricesOf(plan)
  const asked = itemsOnRequest(plan)
  const block = 'mt-6 border-t-3 border-fir-950 pt-3'
  return (
    <>
      {groups.map(({ vat, lines, ...sum }) => {
        const { each, total } = writePrice(sum, plan, words)
        const [first, ...others] = lines
        return (
          <div key={vat} className={block}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 font-sans">
              <span className="num text-h2 max-[24rem]:whitespace-normal">{total ?? each}</span>
              {total !== undefined && (
                <span className="num text-h4 max-[24rem]:whitespace-normal">{each}</span>
              )}
            </p>
            <p className="mt-1 text-small text-balance quiet">
              {others.length > 0 ? t('sum') : names[first?.id ?? '']}, {t(`vat.${vat}`)}
            </p>
            {others.length > 0 && (
              <FactsTable
                className="mt-3"
                rows={lines.map((line) => ({
                  label: names[line.id] ?? '',
                  value: writePrice(line, plan, words).each,
                }))}
              />
            )}
          </div>
        )
      })}
      {groups.length > 1 && <p className="mt-3 text-small quiet">{t('apart')}</p>}
      {plan.arrangement === 'day' && (
        <p className="mt-3 text-small quiet">
          <LinkedText text={t('dayIncludes', { email: conferenceEmailLink })} />
        </p>
      )}
      {asked.length > 0 && (
        <div className={block}>
          <h3 className="text-h4">{t('onRequest')}</h3>
          <ul className="mt-2 text-ui print:columns-3">
            {asked.map((id) => (
              <li key={id} className="border-t hairline py-2">
                {names[id]}
                {id === 'lunch' && (
                  <span className="block text-small quiet">
                    {t('lunchInPackage', { price: formatPrice(menuPrices.lunch, locale) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The hours of the plan, drawn as on the conference page; hours of one's own are words only. */
function PlanHours({ plan, words: { t, locale } }: PlanProps) {
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
function PlanPlaces({ plan: { guests }, words: { t, locale } }: PlanProps) {
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
    <>
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
      <p className="mt-3 text-small quiet">{t('seating')}</p>
    </>
  )
}
