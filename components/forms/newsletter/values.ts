import type { MessageKey } from '@/components/forms/core/result'

export const emptySubscription = { email: '' }

export type SubscriptionValues = typeof emptySubscription

/** Message keys of the form, besides those of every form. */
export const newsletterErrors = [
  'newsletterEmailInvalid',
  'newsletterDuplicate',
  'tryAgain',
] as const satisfies readonly MessageKey[]
