import { NextRequest } from 'next/server'
import type { Refusal } from '@/content/refusals'
import { refusalHtml } from './refusal-page'

/** Statuses that the framework gives a form whose server action this build does not have, or that names none. */
const REFUSALS: Readonly<Record<number, Refusal>> = { 409: 'outdated', 400: 'incomplete' }

/**
 * The page for a form that a browser posted without scripts and the framework did not take. The framework itself
 * answers with a line of plain English.
 * @param status the framework's
 * @returns undefined where the framework's answer is to stay, as for a script, which shows words of its own
 */
export function unavailableFormPage(request: Request, status: number): string | undefined {
  const isForm = request.method === 'POST' && request.headers.get('accept')?.includes('text/html')
  const refusal = REFUSALS[status]
  return isForm && refusal ? refusalHtml(refusal, new NextRequest(request)) : undefined
}
