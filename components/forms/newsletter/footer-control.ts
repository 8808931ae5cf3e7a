import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { newsletterSchema } from './schema'

/** Validates the footer's form. Loaded when the form is first focused: it is on every page, and few visits use it. */
export function createFooterControl() {
  return createFormControl({ resolver: zodResolver(newsletterSchema), reValidateMode: 'onSubmit' })
}

export type FooterControl = ReturnType<typeof createFooterControl>
