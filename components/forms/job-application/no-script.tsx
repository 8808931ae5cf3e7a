'use client'

import { lazy, type ComponentProps } from 'react'
import type { NoScriptApplicationForm } from './no-script-form'

// A browser that runs scripts renders nothing inside `noscript`, so it never fetches this. No Suspense around it:
// the server has to wait for the form, since without scripts nothing could fill it in later.
const Plain = lazy(async () => ({
  default: (await import('./no-script-form')).NoScriptApplicationForm,
}))

/** The application form for browsers without JavaScript, in the page's HTML alone. */
export function NoScriptApplication(props: ComponentProps<typeof NoScriptApplicationForm>) {
  return (
    <noscript>
      <Plain {...props} />
    </noscript>
  )
}
