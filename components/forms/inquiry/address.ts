import { meals, readPlan, type Plan } from '@/components/forms/planner/plan'
import { today } from '@/lib/dates/today'
import { inquiryHref, type InquiryParams } from '@/lib/routes/inquiry-href'
import { isCategoryOf, type FormType } from './choices'
import { findSubject, isSubjectIdOver, type Subject } from './subjects'
import type { InquiryPrefill } from './values'

/** What the address of the inquiry, and the page before it, say about the form. */
export interface InquiryAddress {
  tab: FormType
  subject: Subject | undefined
  /** Whether the address names something that is over. */
  isOver: boolean
  /** What the guest has planned in the conference planner. */
  plan: Plan | undefined
  values: InquiryPrefill
  /** The same address with either tab open. */
  tabHrefs: Record<FormType, string>
  /** The same without its subject. */
  plainHrefs: Record<FormType, string>
}

/** Guests who come from these pages get the tab of companies, unless the address names the other. */
const COMPANY_PAGES = ['/conference-packages', '/teambuilding']

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text)

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * Reads an address of the inquiry. A value that makes no sense is left out, as an arrival in the past; so is a departure
 * without an arrival, and so are both days where the departure lies before the arrival.
 * @param query the address's query
 * @param previousPath path of the page on this site that the guest comes from
 */
export function readInquiryAddress(query: URLSearchParams, previousPath?: string): InquiryAddress {
  const take = (name: string, isValid: (text: string) => boolean) => {
    const value = query.get(name)
    return value !== null && isValid(value) ? value : undefined
  }
  const subject = findSubject(query.get('about'))
  const tab = findTab(query.get('fromConference')) ?? subject?.tab ?? tabAfter(previousPath)
  const isChristmas = query.get('christmas') === 'true'
  const checkIn = take('checkIn', (text) => isDay(text) && text >= today())
  const checkOut = take('checkOut', isDay)
  const areInOrder = checkIn === undefined || checkOut === undefined || checkIn <= checkOut
  const asked = {
    guests: take('guests', isCount),
    nights: take('nights', isCount),
    checkIn: areInOrder ? checkIn : undefined,
    checkOut: areInOrder && checkIn !== undefined ? checkOut : undefined,
  }
  const planned = query.get('plan') ?? ''
  const plan = planned === '' ? undefined : readPlan(new URLSearchParams(planned), today()).plan
  const ofSubject = subject && isCategoryOf(tab, subject.category) ? subject : undefined
  const values: InquiryPrefill = {
    ...ofSubject?.values,
    ...known({
      category: ofSubject?.category ?? (isChristmas ? 'julbord' : undefined),
      participants: asked.guests,
      nights: asked.nights,
      checkIn: asked.checkIn,
      checkOut: asked.checkOut,
    }),
    ...(plan && valuesOfPlan(plan)),
  }
  const said = { ...known(asked), ...(isChristmas && { christmas: true }), ...(plan && { plan: planned }) }
  return {
    tab,
    subject,
    isOver: isSubjectIdOver(query.get('about')),
    plan,
    values,
    tabHrefs: hrefs({ about: subject?.id, ...said }),
    plainHrefs: hrefs(said),
  }
}

function findTab(fromConference: string | null): FormType | undefined {
  if (fromConference === 'true') return 'business'
  return fromConference === 'false' ? 'private' : undefined
}

const tabAfter = (path = ''): FormType => (COMPANY_PAGES.includes(path) ? 'business' : 'private')

/** Meals that were not chosen are unchecked, so that none comes back from a draft. */
function valuesOfPlan({ meals: chosen, rooms }: Plan): InquiryPrefill {
  return {
    ...Object.fromEntries(meals.map((meal) => [`meals.${meal}`, chosen.includes(meal)])),
    ...(rooms !== undefined && { needsAccommodation: rooms ? 'yes' : 'no' }),
  }
}

function known<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  )
}

const hrefs = (params: InquiryParams): Record<FormType, string> => ({
  private: inquiryHref({ ...params, fromConference: false }),
  business: inquiryHref({ ...params, fromConference: true }),
})

/**
 * The path of the page that a link was followed from.
 * @param referrer the header `Referer`
 * @param host the host that the guest asked for
 * @returns undefined where it is another site's, or unknown
 */
export function previousPath(referrer: string | null, host: string | null): string | undefined {
  if (referrer === null || !URL.canParse(referrer)) return undefined
  const address = new URL(referrer)
  return address.host === host ? address.pathname : undefined
}
