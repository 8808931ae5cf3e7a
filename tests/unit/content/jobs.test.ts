import { expect, test } from 'vitest'
import { defaultJob, jobIds } from '@/content/job-ids'
import { jobs } from '@/content/jobs'

test('every position that can be applied for is described, in the order of the form', () => {
  expect(jobs.map(({ id }) => id)).toEqual(jobIds)
  expect(jobs[0]?.id).toBe(defaultJob)
})
