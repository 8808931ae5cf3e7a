/** Ids of the open positions: the hash that opens one, and what an application names. */
export const jobIds = ['chef', 'receptionist', 'breakfast-host', 'extra-cleaner', 'cleaner'] as const
export type JobId = (typeof jobIds)[number]

/** The position that is open at first (site.md, section 4). */
export const defaultJob: JobId = 'chef'

/** True for the id of an open position. Apart from the texts, so that a browser need not load both languages. */
export function isJobId(value: string): value is JobId {
  return jobIds.includes(value as JobId)
}
