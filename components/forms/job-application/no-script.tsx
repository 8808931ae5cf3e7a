'use client'

import { lazy } from 'react'
import type { AppliedJob, JobApplicationContent } from './content'

// A browser that runs scripts renders nothing inside `noscript`, so it never fetches this. No Suspense around it:
// the server has to wait for the form, since without scripts nothing could fill it in later.
const Form = lazy(async () => ({ default: (await import('./form')).JobApplicationForm }))

interface NoScriptApplicationProps {
  jobs: readonly AppliedJob[]
  content: JobApplicationContent
}

/** The form for browsers without JavaScript, which have no dialog: the position is chosen in it. */
export function NoScriptApplication({ jobs, content }: NoScriptApplicationProps) {
  return (
    <noscript>
      <section className="wrap pb-section">
        <div className="max-w-lead">
          <h2 className="mb-7 text-h2">{content.words.heading}</h2>
          <Form jobs={jobs} content={content} />
        </div>
      </section>
    </noscript>
  )
}
