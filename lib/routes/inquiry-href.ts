import { INQUIRY_PATH } from './paths.ts'

/** What a guest can ask about; `content/subjects.ts` has the list. */
export type SubjectId =
  | 'stay'
  | 'table'
  | 'day-spa'
  | 'new-year'
  | 'new-year-dinner'
  | 'teambuilding'
  | `${'treatment' | 'activity' | 'gift-card' | 'room' | 'package' | 'celebration' | 'event'}-${string | number}`
  | `${'christmas' | 'conference' | 'teambuilding'}-${string}`

export interface InquiryParams {
  /** What the guest clicked. */
  about?: SubjectId | undefined
  /** Opens the tab of companies, or that of private guests. */
  fromConference?: boolean
  /** Chooses the category of the Christmas buffet. */
  christmas?: boolean
  guests?: string | undefined
  nights?: string | undefined
  /** YYYY-MM-DD */
  checkIn?: string | undefined
  /** YYYY-MM-DD */
  checkOut?: string | undefined
  /** The query of the conference planner. */
  plan?: string | undefined
}

export function inquiryHref(params: InquiryParams = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${INQUIRY_PATH}?${query}` : INQUIRY_PATH
}
