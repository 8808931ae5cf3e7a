import type { JobPosting } from 'schema-dts'
import { dutiesHeading, type Job, listTerms, requirementsHeading } from '@/content/jobs'
import { venue } from '@/content/venue'
import { escapeHtml } from '@/lib/escape-html'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { postalAddress } from './hotel'

export function describeJobs(jobs: readonly Job[], locale: Locale): JobPosting[] {
  return jobs.map((job) => ({
    '@type': 'JobPosting',
    title: textIn(job.title, locale),
    description: [
      paragraph(textIn(job.description, locale)),
      list(textIn(dutiesHeading, locale), textIn(job.duties, locale)),
      list(textIn(requirementsHeading, locale), textIn(job.requirements, locale)),
      ...listTerms(job, locale).map(({ label, value }) => paragraph(`${label}: ${value}`)),
    ].join(''),
    datePosted: job.published,
    identifier: { '@type': 'PropertyValue', name: venue.shortName, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: textIn(venue.name, locale),
      sameAs: absoluteUrl('/', locale),
    },
    jobLocation: { '@type': 'Place', address: postalAddress },
    directApply: true,
    url: `${absoluteUrl('/lediga-jobb', locale)}#${job.id}`,
  }))
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** The items continue the heading. */
const list = (heading: string, items: readonly string[]) =>
  `${paragraph(`${heading}:`)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
