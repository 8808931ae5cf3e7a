import type { JobPosting } from 'schema-dts'
import type { Job } from '@/content/jobs'
import pageDates from '@/content/page-dates.json'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress } from './address'
import { postalAddress } from './hotel'

/** Each open position, as /lediga-jobb shows it. */
export function describeJobs(jobs: readonly Job[], locale: Locale): JobPosting[] {
  return jobs.map(({ id, text }) => {
    const { title, description, duties, requirements, extent, terms } = text[locale]
    return {
      '@type': 'JobPosting',
      title,
      description: [
        description,
        ...duties,
        ...requirements,
        extent,
        ...terms.map(({ label, value }) => `${label}: ${value}`),
      ]
        .map((line) => `<p>${line}</p>`)
        .join(''),
      datePosted: pageDates['/lediga-jobb'],
      identifier: { '@type': 'PropertyValue', name: venue.shortName, value: id },
      hiringOrganization: {
        '@type': 'Organization',
        name: venue.name[locale],
        sameAs: absoluteAddress('/', locale),
      },
      jobLocation: { '@type': 'Place', address: postalAddress },
      directApply: true,
      url: `${absoluteAddress('/lediga-jobb', locale)}#${id}`,
    }
  })
}
