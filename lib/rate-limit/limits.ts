/** How often one visitor may send one form. */
type Limit = { readonly hits: number; readonly windowSeconds: number }

const TEN_MINUTES = 600

/**
 * Limits for each form, by network address and by e-mail address. They are generous on purpose: a
 * whole conference may sit behind one address, and a guest who corrects a form ten times must never
 * be stopped. They stop a machine that sends without end.
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
