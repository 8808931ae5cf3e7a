'use client'

import { createContext, use } from 'react'
import type { AppliedJob } from './job-application-words'

/** Opens the application for a position; `opener` gets the focus back. */
export type OpenApplication = (job: AppliedJob, opener: HTMLElement) => void

export const JobApplicationContext = createContext<OpenApplication | null>(null)

/**
 * The way to open an application.
 * @throws Error outside of a JobApplicationProvider
 */
export function useOpenApplication(): OpenApplication {
  const open = use(JobApplicationContext)
  if (open === null) throw new Error('An application is opened within a JobApplicationProvider')
  return open
}
