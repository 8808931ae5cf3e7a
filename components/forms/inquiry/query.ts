import { z } from '@/components/forms/core/zod'
import { lastDay, nightsOf, type Plan, type PlannerQuery, readPlan } from '@/components/forms/planner/plan'
import { type FormType, isCategoryOf } from '@/content/inquiry-choices'
import { findSubject, knownSubject, type Subject } from '@/content/subjects'
import { countNights } from '@/lib/dates/own-days'
import { today } from '@/lib/dates/today'
import { inquiryHref, type InquiryParams } from '@/lib/routes/inquiry-href'
import { requestedHost } from '@/lib/url/public-url'
import { arrival, departure } from './schema'
import type { InquiryPrefill } from './values'

/** What the query of the inquiry, and the page before it, say about the form. */
export interface InquiryQuery {
  tab: FormType
  subject: Subject | undefined
  /** Whether the query names something that can no longer be asked for. */
  isClosed: boolean
  /** What the guest has planned in the conference planner. */
  plan: Plan | undefined
  values: InquiryPrefill
  /** The same URL with either tab open. */
  tabHrefs: Record<FormType, string>
  /** The same without its subject. */
  plainHrefs: Record<FormType, string>
}

/** Guests who come from these pages get the tab of companies, unless the query names the other. */
const COMPANY_PAGES = ['/conference-packages', '/teambuilding']

/** Undefined where it makes no sense. */
const count = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .optional()
  .catch(undefined)
const flag = z.enum(['true', 'false']).optional().catch(undefined)

const query = z
  .object({
    fromConference: flag,
    christmas: flag,
    guests: count,
    nights: count,
    checkIn: arrival.optional().catch(undefined),
    checkOut: departure
      .refine((day) => day >= today())
      .optional()
      .catch(undefined),
  })
  .transform(({ checkIn, checkOut, nights, ...asked }) => {
    if (!checkIn || !checkOut) return { ...asked, checkIn, checkOut, nights }
    const between = countNights(checkIn, checkOut)
    if (between < 0) return { ...asked, nights }
    return { ...asked, checkIn, checkOut, nights: Number(nights) === between ? nights : undefined }
  })

/**
 * Reads the query of the inquiry. A value that makes no sense is left out, as an arrival in the past; so are both days
 * where the departure lies before the arrival, and nights that are not those between them.
 * @param previousPath path of the page on this site that the guest comes from
 */
export function readInquiryQuery(params: URLSearchParams, previousPath = ''): InquiryQuery {
  const { fromConference, christmas, ...asked } = query.parse(Object.fromEntries(params))
  const { guests, ...stay } = asked
  const isChristmas = christmas === 'true'
  const about = params.get('about') ?? (isChristmas && fromConference === 'true' ? 'christmas-company' : null)
  const subject = findSubject(about)
  const tabOfPage = COMPANY_PAGES.includes(previousPath) ? 'business' : 'private'
  const tab = fromConference
    ? ({ true: 'business', false: 'private' } as const)[fromConference]
    : (subject?.tab ?? tabOfPage)
  const planned = params.get('plan') || undefined
  const planner = planned === undefined ? undefined : readPlan(new URLSearchParams(planned), today())
  const shown = subject && isCategoryOf(tab, subject.category) ? subject : undefined
  const category = shown?.category ?? (isChristmas ? 'julbord' : subject && 'other')
  const kept: InquiryParams = { ...asked, ...(planner && { plan: planned }) }
  return {
    tab,
    subject,
    isClosed: subject === undefined && knownSubject(about) !== undefined,
    plan: planner?.plan,
    values: {
      ...shown?.values,
      ...defined({ category, participants: guests, ...stay }),
      ...(planner && valuesOfPlan(planner)),
    },
    tabHrefs: hrefs({ about: subject?.id, ...kept, ...(isChristmas && { christmas: true }) }),
    plainHrefs: hrefs(kept),
  }
}

function valuesOfPlan({ plan, values }: PlannerQuery): InquiryPrefill {
  const { arrangement, date, rooms } = plan
  return {
    ...Object.fromEntries(plan.meals.map((meal) => [`meals.${meal}`, true])),
    ...defined({
      // Also more than the rooms hold: the planner has said so.
      participants: count.parse(values.guests),
      nights: (nightsOf(plan) || undefined)?.toString(),
      checkIn: date,
      checkOut: arrangement === 'day' ? undefined : lastDay(plan),
      needsAccommodation: rooms === undefined ? undefined : rooms ? 'yes' : 'no',
    }),
  }
}

const defined = (values: Readonly<Record<string, string | undefined>>): InquiryPrefill =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const hrefs = (params: InquiryParams): Record<FormType, string> => ({
  private: inquiryHref({ ...params, fromConference: false }),
  business: inquiryHref({ ...params, fromConference: true }),
})

/**
 * The path of the page that a link was followed from.
 * @returns undefined where it is another site's, or unknown
 */
export function previousPath(headers: Headers): string | undefined {
  const referrer = URL.parse(headers.get('referer') ?? '')
  return referrer?.host === requestedHost(headers) ? referrer.pathname : undefined
}
