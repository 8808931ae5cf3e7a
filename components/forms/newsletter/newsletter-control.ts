import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { newsletterSchema } from '@/components/forms/newsletter/schema'

/** Validates the footer's form. Loaded when the form is first focused: it is on every page, and few visits use it. */
export function createNewsletterControl() {
  return createFormControl({ resolver: zodResolver(newsletterSchema), reValidateMode: 'onSubmit' })
}

export type NewsletterControl = ReturnType<typeof createNewsletterControl>
