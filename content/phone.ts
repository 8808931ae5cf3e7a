/**
 * The venue's telephone number, part of `venue`. In a file of its own, because every page carries the words for a
 * document that failed, which name it, and need not carry the rest of the venue.
 */
export const phone = {
  display: '0980-319\u00A0200',
  href: 'tel:+46980319200',
  e164: '+46980319200',
} as const
