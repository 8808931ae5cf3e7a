import type { ReactNode } from 'react'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { venue } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import { PrintButton, SendPlanLink } from './plan-buttons'
import { PlanHours } from './plan-hours'
import { type PlanProps, writeNotes, writePrices, writeSummary } from './plan-messages'
import { PlanPlaces } from './plan-places'
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
        {[summary, ...writePrices(plan, messages)].join('. ')}
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
        <p className="hidden print:block">
          {textIn(venue.name, locale)}, {venue.address.street}, {venue.address.postalCode}{' '}
          {venue.address.city}
        </p>
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
