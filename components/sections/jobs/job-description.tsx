import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { dutiesHeading, listTerms, requirementsHeading, type Job } from '@/content/jobs'
import { formatDate } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ApplyButton } from './apply-button'

export async function JobDescription({ job, locale }: { job: Job; locale: Locale }) {
  const t = await getTranslations('jobs')
  const published = formatDate(job.published, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <p className="max-w-lead text-lead">{textIn(job.description, locale)}</p>
      <div className="mt-8.5 grid gap-x-11 gap-y-7.5 md:grid-cols-2">
        {[
          { heading: dutiesHeading, items: job.duties },
          { heading: requirementsHeading, items: job.requirements },
        ].map(({ heading, items }) => (
          <div key={heading.sv}>
            <h4 className="text-h4">{textIn(heading, locale)}</h4>
            <ul className="ring-list mt-2.5">
              {textIn(items, locale).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <FactsTable
        rows={[...listTerms(job, locale), { label: t('published'), value: published }]}
        caption={t('terms')}
        className="mt-8.5"
      />
      <p className="mt-8.5">
        <ApplyButton job={{ id: job.id, title: textIn(job.title, locale) }} label={t('apply')} />
      </p>
    </>
  )
}
