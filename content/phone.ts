import type { Localized } from '../lib/i18n/locales.ts'

/**
 * The venue's telephone number, part of `venue`. Separate, because the error card of every page needs it and not the
 * rest of the venue.
 */
export const phone = {
  display: { sv: '0980-319\u00A0200', en: '+46\u00A0980\u00A0319\u00A0200' },
  href: 'tel:+46980319200',
  e164: '+46980319200',
} as const satisfies { display: Localized; href: string; e164: string }

/** The number as a link, as `LinkedText` reads it. */
export const phoneLink = {
  sv: `[${phone.display.sv}](${phone.href})`,
  en: `[${phone.display.en}](${phone.href})`,
} as const satisfies Localized
