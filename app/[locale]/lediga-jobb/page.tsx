import { getLocale, getTranslations } from 'next-intl/server'
import {
  ApplyButton,
  JobApplicationProvider,
  NoScriptApplication,
} from '@/components/forms/job-application/provider'
import { PageHero } from '@/components/sections/hero/page-hero'
import { JobList } from '@/components/sections/jobs/job-list'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { PictureSection } from '@/components/sections/page/picture-section'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeJobs } from '@/components/seo/structured-data/jobs'
import { FactsTable } from '@/components/ui/facts-table'
import { JsonLd } from '@/components/ui/json-ld'
import { dutiesHeading, jobs, listTerms, requirementsHeading } from '@/content/jobs'
import { venue } from '@/content/venue'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { formatDate } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'

export const generateMetadata = metadataOf('/lediga-jobb')

export default async function JobsPage() {
  const locale = await getLocale()
  const t = await getTranslations('jobs')
  const applied = jobs.map(({ id, title }) => ({ id, title: textIn(title, locale) }))
  return (
    <>
      <JsonLd things={describeJobs(jobs, locale)} />
      <PageHero path="/lediga-jobb" lead={t('lead')}>
        {jobs.length > 0 && (
          <a href="#positions" className="btn btn-secondary">
            {t('seePositions')}
          </a>
        )}
      </PageHero>
      {jobs.length > 0 && (
        <ClientMessages namespaces={['forms', 'receipt', 'jobApplication']}>
          <section id="positions" className="overflow-x-clip">
            <div className="wrap py-next">
              <h2 className="mb-5 text-h3 md:mb-9">{t('positions')}</h2>
              <JobApplicationProvider jobs={applied}>
                <JobList
                  label={t('positions')}
                  jobs={jobs.map((job) => ({
                    id: job.id,
                    title: textIn(job.title, locale),
                    extent: keepRanges(textIn(job.term.value, locale)),
                    picture: (
                      <EdgePicture
                        name={job.picture}
                        alt=""
                        sizes="60vw"
                        className="mr-0 min-h-80 grow max-lg:hidden"
                      />
                    ),
                    content: (
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
                          rows={[
                            ...listTerms(job, locale),
                            {
                              label: t('published'),
                              value: formatDate(job.published, locale, {
                                day: 'numeric',
                                month: 'long',
                                year: 'numeric',
                              }),
                            },
                          ]}
                          caption={t('terms')}
                          className="mt-8.5"
                        />
                        <p className="mt-8.5">
                          <ApplyButton
                            job={{ id: job.id, title: textIn(job.title, locale) }}
                            label={t('apply')}
                          />
                        </p>
                      </>
                    ),
                  }))}
                />
              </JobApplicationProvider>
            </div>
          </section>
          <NoScriptApplication jobs={applied} />
        </ClientMessages>
      )}
      <PictureSection
        picture="hero-restaurant-guests"
        side="right"
        heading={t('unaskedHeading')}
        text={t('unaskedText')}
        className="on-birch"
      >
        <a
          href={`mailto:${venue.email}?subject=${encodeURIComponent(t('openSubject'))}`}
          className="mt-6 btn btn-primary"
        >
          {t('openApplication')}
        </a>
        <p className="mt-3">{venue.email}</p>
      </PictureSection>
    </>
  )
}
