import type { JobPosting } from 'schema-dts'
import { dutiesHeading, requirementsHeading, type Job } from '@/content/jobs'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress } from './address'
import { postalAddress } from './hotel'

/** Each open position, as /lediga-jobb shows it. */
export function describeJobs(jobs: readonly Job[], locale: Locale): JobPosting[] {
  return jobs.map(({ id, published, text }) => {
    const { title, description, duties, requirements, terms } = text[locale]
    return {
      '@type': 'JobPosting',
      title,
      description: [
        paragraph(description),
        list(dutiesHeading[locale], duties),
        list(requirementsHeading[locale], requirements),
        ...terms.map(({ label, value }) => paragraph(`${label}: ${value}`)),
      ].join(''),
      datePosted: published,
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

const paragraph = (text: string) => `<p>${text}</p>`

/** The items continue the heading. */
const list = (heading: string, items: readonly string[]) =>
  `${paragraph(`${heading}:`)}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
