import { expect, test, vi } from 'vitest'
import { storeApplication } from '@/components/forms/job-application/store'
import { pdfBytes } from '@/tests/support/documents'
import { fileOf } from '@/tests/support/form-values'

vi.mock('@/lib/logging/log', () => ({ logProblem: vi.fn(), reasonOf: () => '' }))
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
const answers = vi.hoisted(() => [] as object[])
vi.mock('@/lib/supabase/admin', () => ({
  getAdminClient: () => ({
    from: () => ({
      insert: () => ({ select: () => ({ single: async () => answers.shift() }) }),
      update: () => ({ eq: () => ({ select: () => ({ single: async () => answers.shift() }) }) }),
      delete: () => ({ eq: async () => ({ error: null }) }),
    }),
    storage: {
      from: () => ({
        upload: async (path: string) => ({ data: { path }, error: null }),
        remove: async () => ({ error: null }),
      }),
    },
  }),
}))

const application = {
  job: 'chef',
  name: 'Kim Lund',
  email: 'kim@example.com',
  phone: null,
  message: null,
  cv: fileOf(pdfBytes('CV'), 'CV.pdf'),
  coverLetter: null,
}

test('an application whose row is gone is not called stored', async () => {
  answers.push({ data: { id: 'a1' }, error: null }, { error: { code: 'PGRST116' }, status: 406 })
  expect(await storeApplication(application, 'sv')).toBe('not stored')
})

test('an application that another request has begun is not called unsent', async () => {
  const inProgress = { code: '23505', message: 'duplicate_submission: in-progress' }
  answers.push({ error: inProgress, status: 409 }, { error: { code: '53300' }, status: 503 })
  expect(await storeApplication(application, 'sv')).toBe('not known')
})
