/** How often one guest may submit one form. */
export type Limit = { readonly hits: number; readonly windowSeconds: number }

const TEN_MINUTES = 600

/**
 * Limits by network address and, for forms, by e-mail address. They stop scripts only: a whole conference may share
 * one network address, and a guest may correct a form ten times.
 */
export const RATE_LIMITS = {
  inquiry: {
    address: { hits: 40, windowSeconds: TEN_MINUTES },
    email: { hits: 20, windowSeconds: TEN_MINUTES },
  },
  'lost-and-found': {
    address: { hits: 40, windowSeconds: TEN_MINUTES },
    email: { hits: 20, windowSeconds: TEN_MINUTES },
  },
  'job-application': {
    address: { hits: 30, windowSeconds: TEN_MINUTES },
    email: { hits: 20, windowSeconds: TEN_MINUTES },
  },
  newsletter: {
    address: { hits: 40, windowSeconds: TEN_MINUTES },
    email: { hits: 20, windowSeconds: TEN_MINUTES },
  },
} as const satisfies Record<string, { address: Limit; email: Limit }>

export type RateLimitScope = keyof typeof RATE_LIMITS
