/** Ids of the open positions: the hash that opens one, and what an application names. */
export const jobIds = ['chef', 'receptionist', 'breakfast-host', 'extra-cleaner', 'cleaner'] as const
export type JobId = (typeof jobIds)[number]

/** The position that is open at first. */
export const defaultJob: JobId = 'chef'
