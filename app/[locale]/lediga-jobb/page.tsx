import { getTranslations } from 'next-intl/server'
import { readJobApplicationContent } from '@/components/forms/job-application/content'
import { JobApplicationProvider } from '@/components/forms/job-application/provider'
import { NoScriptApplication } from '@/components/forms/job-application/no-script'
import { JobDescription } from '@/components/sections/jobs/job-description'
import { JobList } from '@/components/sections/jobs/job-list'
import { PageHero } from '@/components/sections/hero/page-hero'
import { JsonLd } from '@/components/ui/json-ld'
import { jobs } from '@/content/jobs'
import { venue } from '@/content/venue'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeJobs } from '@/components/seo/structured-data/jobs'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/lediga-jobb')

/** Open positions. */
export default async function JobsPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('jobs')
  const application = await readJobApplicationContent()
  return (
    <>
      <JsonLd things={describeJobs(jobs, locale)} />
      <PageHero path="/lediga-jobb" locale={locale} crumb={t('crumb')} lead={t('lead')}>
        {jobs.length > 0 && (
          <a href="#positions" className="btn btn-primary">
            {t('seePositions')}
          </a>
        )}
      </PageHero>
      {jobs.length > 0 && (
        <>
          <section id="positions" className="wrap py-section">
            <h2 className="mb-group font-sans text-caps text-copper">{t('positions')}</h2>
            <JobApplicationProvider content={application}>
              <JobList
                label={t('positions')}
                jobs={jobs.map((job) => ({
                  id: job.id,
                  title: textIn(job.title, locale),
                  extent: textIn(job.term.value, locale),
                  content: <JobDescription job={job} locale={locale} />,
                }))}
              />
            </JobApplicationProvider>
          </section>
          <NoScriptApplication
            jobs={jobs.map(({ id, title }) => ({ id, title: textIn(title, locale) }))}
            content={application}
          />
        </>
      )}
      <section className="py-section on-birch">
        <div className="cols wrap gap-y-7.5">
          <h2 className="text-h2 lg:col-span-5">{t('unaskedHeading')}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="max-w-lead text-lead">{t('unaskedText')}</p>
            <a href={`mailto:${venue.email}`} className="mt-6 btn btn-dark">
              {t('openApplication')}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
