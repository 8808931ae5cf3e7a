import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SendPlanLink } from '@/components/forms/planner/send-plan-link'
import { PrintButton } from '@/components/ui/print-button'
import { plannerTexts } from '@/content/conference-planner'
import { venue } from '@/content/venue'
import { PLANNER_ANSWER_ID, toQuery } from '@/components/forms/planner/address'
import { notesOn, pricesOf, type PlanAddress } from '@/components/forms/planner/plan'
import { planInquiryHref } from '@/components/forms/planner/plan-inquiry'
import {
  nameArrangement,
  nameLine,
  writeDay,
  writeNote,
  type MealNames,
} from '@/components/forms/planner/words'
import { formatList, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { ConferenceContact } from './conference-contact'
import { PlanHours } from './plan-hours'
import { PlanPlaces } from './plan-places'
import { PlanPrices } from './plan-prices'

interface PlanAnswerProps {
  address: PlanAddress
  mealNames: MealNames
  locale: Locale
}

/** The plan: its price, its hours, what holds the group, and the way to send it. */
export async function PlanAnswer({ address, mealNames, locale }: PlanAnswerProps) {
  const t = await getTranslations('conferencePlanner')
  const { people, vat, withoutGuests } = plannerTexts[locale]
  const { plan, values } = address
  const { guests, date, arrangement } = plan
  const name = nameArrangement(arrangement, locale)
  const groups = pricesOf(plan)
  const notes = notesOn(plan)
  const summary = [
    guests !== undefined && people(guests),
    guests === undefined ? name : name.toLowerCase(),
    date && writeDay(date, locale),
  ]
    .filter(Boolean)
    .join(', ')
  const prices = [
    ...(arrangement === 'day'
      ? []
      : [{ key: arrangement, perPerson: t('onRequest'), about: name, total: undefined }]),
    ...groups.map(({ vat: kind, lines, sum }) => ({
      key: kind,
      perPerson: formatPrice(sum.perPerson, locale, { isFrom: sum.isFrom }),
      about: `${formatList(
        lines.map((line) => nameLine(line, mealNames, locale)),
        locale,
      )}, ${t('perPerson')}, ${vat[kind]}`,
      total: sum.total === undefined ? undefined : formatPrice(sum.total, locale, { isFrom: sum.isFrom }),
    })),
  ]
  return (
    <>
      <h2 id={PLANNER_ANSWER_ID} tabIndex={-1} className="text-h2 focus:shadow-none focus:outline-none">
        {t('answer')}
      </h2>
      <p className="mt-3 text-lead">{summary}</p>
      <p role="status" className="sr-only">
        {[summary, ...prices.map(({ perPerson, about }) => `${about}: ${perPerson}`)].join('. ')}
      </p>
      <ul className="mt-6">
        {prices.map(({ key, perPerson, about, total }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-3 border-fir-950 pt-3 pb-5"
          >
            <p className="num font-sans text-h2">{perPerson}</p>
            {total !== undefined && guests !== undefined && (
              <p className="num font-sans text-h4">
                {total}{' '}
                <span className="font-serif text-small font-normal quiet">
                  {t('forGroup', { people: people(guests) })}
                </span>
              </p>
            )}
            <p className="w-full text-small quiet">{about}</p>
          </li>
        ))}
      </ul>
      {guests === undefined && <p className="mt-4 text-ui">{withoutGuests}</p>}
      {notes.length > 0 && (
        <div className="mt-5 border-l-3 border-copper pl-4 text-ui">
          <h3 className="font-semibold">{t('consider')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={writeNote(note, locale)}>{writeNote(note, locale)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <SendPlanLink href={planInquiryHref(address)} query={toQuery(values)}>
          {t('send')}
        </SendPlanLink>
        <PrintButton label={t('print')} />
      </div>
      <p className="no-print mt-3 text-small quiet">{t('share')}</p>
      <PlanPart heading={t('programme')}>
        <PlanHours plan={plan} locale={locale} />
      </PlanPart>
      <PlanPart heading={t('places')}>
        <PlanPlaces guests={guests} locale={locale} />
      </PlanPart>
      <PlanPart heading={t('price')}>
        <PlanPrices plan={plan} mealNames={mealNames} locale={locale} />
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
