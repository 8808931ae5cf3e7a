/**
 * The venue's telephone number, part of `venue`. Separate, because the error card of every page needs it and not the
 * rest of the venue.
 */
export const phone = {
  display: '0980-319\u00A0200',
  href: 'tel:+46980319200',
  e164: '+46980319200',
} as const
