import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { newsletterSchema } from './schema'

/** Validates the form. Loaded when it is first focused: it is on every page, and few visits use it. */
export function createNewsletterControl() {
  return createFormControl({ resolver: zodResolver(newsletterSchema), reValidateMode: 'onSubmit' })
}
