import type { Instrumentation } from 'next'
import { isProduction } from '@/lib/env/build'

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !isProduction) return
  const { prepareServer } = await import('@/lib/env/start')
  prepareServer()
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailedRequest } = await import('@/lib/logging/log')
  logFailedRequest(error, request, context)
}
