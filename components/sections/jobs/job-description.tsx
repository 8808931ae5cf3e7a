import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { dutiesHeading, listTerms, requirementsHeading, type Job } from '@/content/jobs'
import { formatDate } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ApplyButton } from './apply-button'

interface JobDescriptionProps {
  job: Job
  locale: Locale
}

export async function JobDescription({ job, locale }: JobDescriptionProps) {
  const t = await getTranslations('jobs')
  const published = formatDate(job.published, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <p className="max-w-lead text-lead">{textIn(job.description, locale)}</p>
      <div className="mt-8.5 grid gap-x-11 gap-y-7.5 md:grid-cols-2">
        <div>
          <h4 className="text-h4">{textIn(dutiesHeading, locale)}</h4>
          <RingedList items={textIn(job.duties, locale)} />
        </div>
        <div>
          <h4 className="text-h4">{textIn(requirementsHeading, locale)}</h4>
          <RingedList items={textIn(job.requirements, locale)} />
        </div>
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

function RingedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-2.5 text-ui">
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-t hairline py-2.5">
          <span
            aria-hidden="true"
            className="mt-[0.45em] ml-1 size-2.5 flex-none rounded-full border-2 border-copper"
          />
          {item}
        </li>
      ))}
    </ul>
  )
}
