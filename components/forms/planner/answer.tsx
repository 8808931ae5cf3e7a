import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { HourAxis } from '@/components/sections/conference/hour-axis'
import { FactsTable } from '@/components/ui/facts-table'
import { LinkedText } from '@/components/ui/linked-text'
import { PrintButton } from '@/components/ui/print-button'
import { conferenceTexts, dayConferenceIncludes, packageHours } from '@/content/conference'
import { conference, hotel, hours, menuPrices } from '@/content/facts'
import { groupPlaces } from '@/content/group-places'
import { venue } from '@/content/venue'
import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import { PLANNER_ANSWER_ID, toQuery } from './address'
import { itemsOnRequest, lastDay, planInquiryHref, pricesOf, type Plan, type PlanAddress } from './plan'
import { SendPlanLink } from './send-plan-link'
import { writeDay, writeNotes, writePrice, type PlanWords } from './words'

/** The plan: its price, its hours, what holds the group, and the way to send it. */
export function PlanAnswer({ address, words }: { address: PlanAddress; words: PlanWords }) {
  const { t, names, locale } = words
  const { plan } = address
  const { guests, date, arrangement } = plan
  const name = names[arrangement] ?? ''
  const people = guests === undefined ? undefined : t('people', { count: guests })
  const notes = writeNotes(plan, words)
  const summary = [people, people ? name.toLowerCase() : name, date && writeDay(date, locale)]
    .filter(Boolean)
    .join(', ')
  const prices = pricesOf(plan).map((group) => ({
    ...writePrice(group, plan, words),
    about: [
      formatList(
        group.lines.map(({ id }) => names[id] ?? ''),
        locale,
      ),
      people && t('forGroup', { people }),
      t(`vat.${group.vat}`),
    ]
      .filter(Boolean)
      .join(', '),
  }))
  const shown =
    arrangement === 'day' ? prices : [{ each: t('onRequest'), total: undefined, about: name }, ...prices]
  return (
    <>
      <h2 id={PLANNER_ANSWER_ID} tabIndex={-1} className="text-h2 focus:shadow-none focus:outline-none">
        {t('answer')}
      </h2>
      <p className="mt-3 text-lead">{summary}</p>
      <p role="status" className="sr-only">
        {[summary, ...shown.map(({ each, about }) => `${about}: ${each}`)].join('. ')}
      </p>
      <ul className="mt-6">
        {shown.map(({ each, total, about }) => (
          <li
            key={about}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-3 border-fir-950 pt-3 pb-5"
          >
            <p className="num font-sans text-h2 max-[24rem]:whitespace-normal">{total ?? each}</p>
            {total !== undefined && (
              <p className="num font-sans text-h4 max-[24rem]:whitespace-normal">{each}</p>
            )}
            <p className="w-full text-small quiet">{about}</p>
          </li>
        ))}
      </ul>
      {people === undefined && <p className="mt-4 text-ui">{t('withoutGuests')}</p>}
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
        <SendPlanLink href={planInquiryHref(address)} query={toQuery(address.values)}>
          {t('send')}
        </SendPlanLink>
        <PrintButton label={t('print')} />
      </div>
      <p className="no-print mt-3 text-small quiet">{t('share')}</p>
      <PlanPart heading={t('programme')}>
        <PlanHours plan={plan} words={words} />
      </PlanPart>
      <PlanPart heading={t('places')}>
        <PlanPlaces guests={guests} words={words} />
      </PlanPart>
      <PlanPart heading={t('price')}>
        <PlanPrices plan={plan} words={words} />
      </PlanPart>
      <div className="mt-8 text-ui">
        <p className="hidden print:block">
          {venue.name[locale]}, {venue.address.street}, {venue.address.postalCode} {venue.address.city}
        </p>
        <ConferenceContact locale={locale} />
      </div>
    </>
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

interface PlanPartProps {
  plan: Plan
  words: PlanWords
}

/** The hours of the plan, drawn as on the conference page; hours of one's own are words only. */
async function PlanHours({ plan, words: { t, names, locale } }: PlanPartProps) {
  const conferenceWords = await getTranslations('conference')
  const { arrangement, date, rooms } = plan
  if (arrangement === 'tailored') return <p className="text-ui">{t('ownHours')}</p>

  const { start, end } = packageHours[arrangement]
  const isOvernight = arrangement === 'lunchToLunch'
  const hasRooms = isOvernight && rooms === true
  const title = names[arrangement] ?? ''
  const stay = { title: t('roomHours'), note: formatRange(hours.checkIn, hours.checkOut) }
  const nameDay = (day: string | undefined, otherwise: string) =>
    day === undefined
      ? otherwise
      : formatDate(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <HourAxis
      label={[
        `${title}: ${conferenceTexts[locale].offers[arrangement].hours}.`,
        hasRooms && `${stay.title}: ${stay.note}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      days={[nameDay(date, conferenceWords('dayOne')), nameDay(lastDay(plan), conferenceWords('dayTwo'))]}
      bars={[
        {
          title,
          note: conferenceWords(isOvernight ? 'lengthWithNight' : 'shortLength', { hours: end - start }),
          tone: isOvernight ? 'copper' : 'fir',
          start,
          end,
        },
        ...(hasRooms
          ? [
              {
                ...stay,
                tone: 'fir' as const,
                start: toHour(hours.checkIn),
                end: MIDNIGHT + toHour(hours.checkOut),
              },
            ]
          : []),
      ]}
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
    ...Object.values(groupPlaces)
      .map(({ name, capacity }) => ({ name: name[locale], size: t('upTo', { count: capacity }), capacity }))
      .sort((one, other) => other.capacity - one.capacity),
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
function PlanPrices({ plan, words }: PlanPartProps) {
  const { t, names, locale } = words
  const groups = pricesOf(plan)
  const asked = itemsOnRequest(plan)
  const includes = formatList(
    dayConferenceIncludes.map((item) => item[locale]),
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
                        <span className="block font-normal quiet min-[24rem]:whitespace-nowrap print:ml-3 print:inline">
                          {each}
                        </span>
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
