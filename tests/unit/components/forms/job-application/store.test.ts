import { expect, test, vi } from 'vitest'
import { storeApplication } from '@/components/forms/job-application/store'
import { pdfBytes } from '@/tests/support/documents'
import { fileOf } from '@/tests/support/form-values'

vi.mock('@/lib/logging/log', () => ({ logProblem: vi.fn(), reasonOf: () => '' }))
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
const answers = vi.hoisted(() => [] as object[])
vi.mock('@/lib/supabase/admin', () => ({
  getAdminClient: () => ({
    from: () => ({ insert: () => ({ select: () => ({ single: async () => answers.shift() }) }) }),
  }),
}))

test('an application that another request has begun is not called unsent', async () => {
  const application = {
    job: 'chef',
    name: 'Kim Lund',
    email: 'kim@example.com',
    phone: null,
    message: null,
    cv: fileOf(pdfBytes('CV'), 'CV.pdf'),
    coverLetter: null,
  }
  const inProgress = { code: '23505', message: 'duplicate_submission: in-progress' }
  answers.push({ error: inProgress, status: 409 }, { error: { code: '53300' }, status: 503 })
  expect(await storeApplication(application, 'sv')).toBe('not known')
})
