import type { JobApplicationWords } from '@/components/forms/job-application-words'
import { NoScriptApplication } from '@/components/forms/no-script-application'
import { jobs } from '@/content/jobs'
import type { Locale } from '@/lib/i18n/locales'

interface PlainApplicationProps {
  application: JobApplicationWords
  locale: Locale
}

/** Where to apply when no dialog can open: in the page's HTML alone, so that there is one form where scripts run. */
export function PlainApplication({ application, locale }: PlainApplicationProps) {
  return (
    <noscript>
      <section className="wrap pb-section">
        <div className="max-w-lead">
          <h2 className="mb-7 text-h2">{application.words.heading}</h2>
          <NoScriptApplication
            {...application}
            jobs={jobs.map(({ id, text }) => ({ id, title: text[locale].title }))}
          />
        </div>
      </section>
    </noscript>
  )
}
