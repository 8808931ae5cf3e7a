import clsx from 'clsx'
import { ArrowDown } from 'lucide'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { HourAxis } from '@/components/sections/conference/hour-axis'
import { FactsTable } from '@/components/ui/facts-table'
import { Icon } from '@/components/ui/icon'
import { LinkedText } from '@/components/ui/linked-text'
import { PrintButton } from '@/components/ui/print-button'
import { conferenceTexts, dayConferenceIncludes, packageHours } from '@/content/conference'
import { conference, hotel, hours, menuPrices } from '@/content/facts'
import { groupPlaces } from '@/content/group-places'
import { venue } from '@/content/venue'
import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatCount } from '@/lib/i18n/count'
import { capitalize, formatDate, formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { PLANNER_ANSWER_ID } from './address'
import { SendPlanLink } from './controls'
import { itemsOnRequest, lastDay, pricesOf, type Plan } from './plan'
import { writeNotes, writePrice, writeSummary, type PlanWords } from './words'

interface PlanProps {
  plan: Plan
  words: PlanWords
}

/** The plan: its price, its hours, what holds the group, and the way to send it. */
export function PlanAnswer({ plan, words }: PlanProps) {
  const { t, names, locale } = words
  const summary = writeSummary(plan, words)
  const notes = writeNotes(plan, words)
  const groups = pricesOf(plan).map((group) => ({
    ...writePrice(group, plan, words),
    of: capitalize(
      formatList(
        group.lines.map(({ id }) => names[id]?.toLowerCase() ?? ''),
        locale,
      ),
    ),
    vat: t(`vat.${group.vat}`),
  }))
  const asked = { each: t('onRequest'), total: undefined, of: names[plan.arrangement] ?? '', vat: '' }
  const prices = plan.arrangement === 'day' ? groups : [asked, ...groups]
  const spoken = prices.map(({ of, total, each, vat }, index) => {
    const price = [total, each, vat].filter(Boolean).join(', ')
    // The first price is that of the arrangement, which the summary has named.
    return index === 0 ? capitalize(price) : `${of}: ${price}`
  })
  return (
    <>
      <h2 id={PLANNER_ANSWER_ID} tabIndex={-1} className="text-h2 focus:shadow-none focus:outline-none">
        {t('answer')}
      </h2>
      <p className="mt-3 text-lead">{summary}</p>
      <p role="status" className="sr-only">
        {[summary, ...spoken].join('. ')}
      </p>
      <ul className="mt-6">
        {prices.map(({ each, total, of, vat }) => (
          <li
            key={of}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-3 border-fir-950 pt-3 pb-5"
          >
            <p className="num font-sans text-h2 max-[24rem]:whitespace-normal">{total ?? each}</p>
            {total !== undefined && (
              <p className="num font-sans text-h4 max-[24rem]:whitespace-normal">{each}</p>
            )}
            <p className="w-full text-small quiet">{[of, vat].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
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
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <SendPlanLink>{t('send')}</SendPlanLink>
        <PrintButton label={t('print')} />
      </div>
      <p className="no-print mt-3 text-small quiet">{t('share')}</p>
      <PlanPart heading={t('programme')}>
        <PlanHours plan={plan} words={words} />
      </PlanPart>
      <PlanPart heading={t('places')}>
        <PlanPlaces guests={plan.guests} words={words} />
      </PlanPart>
      <PlanPart heading={t('price')}>
        <PlanPrices plan={plan} words={words} />
      </PlanPart>
      <div className="mt-8 text-ui">
        <p className="hidden print:block">
          {textIn(venue.name, locale)}, {venue.address.street}, {venue.address.postalCode}{' '}
          {venue.address.city}
        </p>
        <ConferenceContact locale={locale} />
      </div>
    </>
  )
}

/** In narrow windows, below the questions: the prices, and the way to the plan. Room is left for the chat button. */
export function PlannerBar({ plan, words }: PlanProps) {
  const { t } = words
  return (
    <div className="sticky bottom-0 z-10 bleed-both mt-10 on-fir lg:hidden [@media(height<30rem)]:static">
      <a
        href={`#${PLANNER_ANSWER_ID}`}
        className="mr-22 flex min-h-18 items-center justify-between gap-x-4 py-2.5 pl-margin text-small"
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
        <Icon icon={ArrowDown} className="size-5 flex-none text-ember" />
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

/** The hours of the plan, drawn as on the conference page; hours of one's own are words only. */
async function PlanHours({ plan, words: { t, names, locale } }: PlanProps) {
  const conferenceWords = await getTranslations('conference')
  const { arrangement, date, rooms } = plan
  if (arrangement === 'tailored') return <p className="text-ui">{t('ownHours')}</p>

  const { start, end } = packageHours[arrangement]
  const isOvernight = arrangement === 'lunchToLunch'
  const title = names[arrangement] ?? ''
  const stay = { title: t('roomHours'), note: formatRange(hours.checkIn, hours.checkOut) }
  const label = [`${title}: ${textIn(conferenceTexts, locale).offers[arrangement].hours}.`]
  const bars: ComponentProps<typeof HourAxis>['bars'][number][] = [
    {
      title,
      note: conferenceWords(isOvernight ? 'lengthWithNight' : 'shortLength', { hours: end - start }),
      tone: isOvernight ? 'copper' : 'fir',
      start,
      end,
    },
  ]
  if (isOvernight && rooms === true) {
    label.push(`${stay.title}: ${stay.note}.`)
    bars.push({
      ...stay,
      tone: 'fir',
      start: toHour(hours.checkIn),
      end: MIDNIGHT + toHour(hours.checkOut),
    })
  }
  const nameDay = (day: string | undefined, otherwise: string) =>
    day === undefined
      ? otherwise
      : formatDate(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <HourAxis
      label={label.join(' ')}
      days={[nameDay(date, conferenceWords('dayOne')), nameDay(lastDay(plan), conferenceWords('dayTwo'))]}
      bars={bars}
      className="mt-13 text-h4"
    />
  )
}

/** What holds the group: the conference rooms, then the other places, the largest first. */
function PlanPlaces({ guests, words: { t, locale } }: { guests: number | undefined; words: PlanWords }) {
  const { from, to } = conference.meetingRooms
  const places = [
    {
      name: t('meetingRooms', {
        count: formatCount(hotel.conferenceRoomCount, locale, { startsSentence: true }),
      }),
      size: formatRange(from, to),
      capacity: to,
    },
    ...groupPlaces
      .map(({ name, capacity }) => ({
        name: textIn(name, locale),
        size: t('upTo', { count: capacity }),
        capacity,
      }))
      .reverse(),
  ]
  return (
    <>
      <FactsTable
        caption={t('places')}
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

/** What has a price, by kind of VAT, and what has none. */
function PlanPrices({ plan, words }: PlanProps) {
  const { t, names, locale } = words
  const groups = pricesOf(plan)
  const asked = itemsOnRequest(plan)
  const includes = formatList(
    dayConferenceIncludes.map((item) => textIn(item, locale)),
    locale,
  )
  const email = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`
  return (
    <>
      {groups.map((group) => (
        <div key={group.vat} className="mt-4">
          <h4 className="text-small font-semibold first-letter:uppercase">{t(`vat.${group.vat}`)}</h4>
          <FactsTable
            className="mt-1.5"
            rows={[...group.lines, ...(group.lines.length > 1 ? [{ ...group, id: 'sum' }] : [])].map(
              (line) => {
                const { each, total } = writePrice(line, plan, words)
                return {
                  label: names[line.id] ?? t('sum'),
                  value: (
                    <>
                      <span className="min-[24rem]:whitespace-nowrap">{total ?? each}</span>
                      {total !== undefined && (
                        <span className="block font-normal quiet print:ml-3 print:inline">{each}</span>
                      )}
                    </>
                  ),
                }
              },
            )}
          />
        </div>
      ))}
      {groups.length > 1 && <p className="mt-3 text-small quiet">{t('apart')}</p>}
      {plan.arrangement === 'day' && (
        <p className="mt-3 text-small quiet">
          <LinkedText text={t('dayIncludes', { includes, email })} />
        </p>
      )}
      {asked.length > 0 && (
        <>
          <h4 className="mt-7 text-h4">{t('onRequest')}</h4>
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
        </>
      )}
    </>
  )
}
