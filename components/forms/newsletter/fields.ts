import type { FieldDefinitions } from '@/components/forms/core/fields'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
import { emailAddress } from '@/components/forms/core/rules'

/** Everything about the newsletter form's field. */
export const newsletterFields = {
  email: {
    control: 'email',
    ...emailAddress(FIELD_LIMITS.email, 'newsletterEmailInvalid'),
    column: 'email',
    label: 'label',
  },
} as const satisfies FieldDefinitions<'label'>

/** Message keys of the form, besides those of every form. */
export const newsletterErrors = ['newsletterEmailInvalid', 'newsletterDuplicate', 'tryAgain'] as const
