import { NextRequest } from 'next/server'
import type { Refusal } from '@/content/refusals'
import { refusalHtml } from './refusal-page'

/**
 * Statuses of the framework for a form whose server action is unknown to this build, missing, or failed; the last also for
 * a form from another site.
 */
const REFUSALS: Readonly<Record<number, Refusal>> = { 409: 'outdated', 400: 'incomplete', 500: 'failed' }

/**
 * The page for a form that was posted without scripts and rejected by the framework, which would answer with a line of
 * English.
 * @param status the framework's
 * @returns undefined if the framework's response stays, as for scripts, which show their own message
 */
export function unavailableFormPage(request: Request, status: number): string | undefined {
  const isForm = request.method === 'POST' && request.headers.get('accept')?.includes('text/html')
  const refusal = REFUSALS[status]
  return isForm && refusal ? refusalHtml(refusal, new NextRequest(request)) : undefined
}
