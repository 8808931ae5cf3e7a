/** Ten minutes. */
export const WINDOW_SECONDS = 600

/**
 * How often a form may be sent within the window, by network address and by e-mail address. The limits stop scripts
 * only: a whole conference may share one network address, and a guest may correct a form ten times.
 */
export const RATE_LIMITS = {
  inquiry: { address: 40, email: 20 },
  'lost-and-found': { address: 40, email: 20 },
  'job-application': { address: 30, email: 20 },
  newsletter: { address: 40, email: 20 },
} as const

export type RateLimitScope = keyof typeof RATE_LIMITS
