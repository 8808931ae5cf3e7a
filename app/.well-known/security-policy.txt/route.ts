import { securityPolicy } from '@/content/security-policy'
import { locales, textIn } from '@/lib/i18n/locales'

export const dynamic = 'force-static'

/** Both languages in one text: machines and researchers ask for it without a cookie. */
export function GET(): Response {
  return new Response(`${locales.map((locale) => textIn(securityPolicy, locale)).join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
