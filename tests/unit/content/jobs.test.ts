import { expect, test } from 'vitest'
import { defaultJob, jobIds } from '@/content/job-ids'
import { jobs } from '@/content/jobs'
import { locales } from '@/lib/i18n/locales'

test('there are five positions, the chef first', () => {
  expect(jobs.map(({ id }) => id)).toEqual(jobIds)
  expect(jobs[0]?.id).toBe(defaultJob)
  expect(jobs[0]?.text.sv.title).toBe('Kock')
})

test('every position names the collective agreement', () => {
  for (const { text } of jobs)
    for (const locale of locales)
      expect(text[locale].terms.some(({ value }) => value.includes('HRF'))).toBe(true)
})
