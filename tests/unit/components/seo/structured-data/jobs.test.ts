import { describe, expect, it } from 'vitest'
import { dutiesHeading, jobs, requirementsHeading } from '@/content/jobs'
import { locales } from '@/lib/i18n/locales'
import { describeJobs } from '@/components/seo/structured-data/jobs'

describe.each(locales)('job postings (%s)', (locale) => {
  const postings = describeJobs(jobs, locale)

  it.each(jobs.map((job, index) => ({ ...job, description: String(postings[index]?.description) })))(
    '$id has its duties and requirements below the words that they continue, and its extent once',
    ({ text, description }) => {
      const { duties, requirements, extent } = text[locale]
      expect(description).toContain(`<p>${dutiesHeading[locale]}:</p><ul><li>${duties[0]}</li>`)
      expect(description).toContain(`<p>${requirementsHeading[locale]}:</p><ul><li>${requirements[0]}</li>`)
      expect(description.split(extent)).toHaveLength(2)
    },
  )
})
