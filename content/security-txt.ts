import { venue } from './venue'
import { locales } from '@/lib/i18n/locales'

/** Below the year that RFC 9116 recommends as the longest, with room for a late deployment. */
const VALID_DAYS = 330
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The contact for security reports (RFC 9116).
 * @param origin canonical origin of the site
 * @param builtAt when the site is built; a site that is not rebuilt for most of a year says that it may be out of date
 */
export function securityTxt(origin: string, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${venue.email}`,
    `Contact: tel:${venue.phone.e164}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/.well-known/security-policy.txt`,
    '',
  ].join('\n')
}
