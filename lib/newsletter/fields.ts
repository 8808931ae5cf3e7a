/** The newsletter form's controls (contract, "Forms"), apart from their rules so that pages need not load those. */
export const newsletterFields = ['email'] as const

/** Message keys that the newsletter's schema and actions give, besides those of every form. */
export const newsletterErrors = ['newsletterEmailInvalid', 'newsletterDuplicate', 'tryAgain'] as const
