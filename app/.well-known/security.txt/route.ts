import { getSiteOrigin } from '@/lib/env'
import { securityTxt } from '@/content/security-txt'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(securityTxt(getSiteOrigin(), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
