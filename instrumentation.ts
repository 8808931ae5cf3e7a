import type { Instrumentation } from 'next'
import { isProduction } from '@/lib/env/build'

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !isProduction) return
  const { prepareServer } = await import('@/lib/env/start')
  prepareServer()
}

/** Logs a failed request: the kind of error, where it happened and the route, nothing of what the guest sent. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailedRequest } = await import('@/lib/logging/log')
  logFailedRequest(error, request, context)
}
