/** Ids of the open positions, used as hash and in applications. */
export const jobIds = ['chef', 'receptionist', 'breakfast-host', 'extra-cleaner', 'cleaner'] as const
export type JobId = (typeof jobIds)[number]

/** The position that is open at first. */
export const defaultJob: JobId = 'chef'
