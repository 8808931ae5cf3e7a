import { expect, test } from 'vitest'
import { jobTerms } from '@/content/facts'
import { defaultJob, jobIds } from '@/content/job-ids'
import { jobs } from '@/content/jobs'
import { locales } from '@/lib/i18n/locales'

test('every position that can be applied for is described, in the order of the form', () => {
  expect(jobs.map(({ id }) => id)).toEqual(jobIds)
  expect(jobs[0]?.id).toBe(defaultJob)
})

test.each(jobs)('$id names the collective agreement', ({ text }) => {
  for (const locale of locales) {
    const terms = text[locale].terms.map(({ value }) => value).join()
    expect(terms).toContain(jobTerms.collectiveAgreement)
  }
})
