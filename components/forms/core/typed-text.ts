/** How texts are taken as people type and paste them, in the browser and on the server. */

/** Soft hyphens, zero-width characters, direction marks. Joiners and variation selectors are left: emoji need them. */
const INVISIBLE = /(?![\u034F\u200C\u200D\p{VS}])\p{DI}|[\uFFF9-\uFFFC]/gu

/** From the first character that is seen to the last. */
const SEEN = /[^\s\u034F\u200C\u200D\p{VS}](?:.*[^\s\u034F\u200C\u200D])?/su

/** Dashes, hyphens and minus signs. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u2796\u30FC]/gu

/** Text of several lines: composed letters (NFC), no control characters, nothing invisible around it. */
export function cleanText(typed: string): string {
  const composed = typed
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('\u2800', ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
  return SEEN.exec(composed)?.[0] ?? ''
}

/** Text in one line: line breaks and other control characters could inject headers of a mail. */
export const cleanLine = (typed: string) => cleanText(typed.replace(/[\p{Cc}\p{Z}]+/gu, ' '))

/** A line without joiners, its signs as on a keyboard. */
const cleanSigns = (typed: string) => cleanLine(typed.normalize('NFKC').replace(/\p{DI}/gu, ''))

/** Figures in one line, their digits, dashes and spaces as on a keyboard. */
export const cleanFigures = (typed: string) =>
  cleanSigns(typed)
    .replace(DASHES, '-')
    .replace(/^tel:\s*/i, '')

/**
 * An email without what is copied along with it (`mailto:`, a name with angle brackets, punctuation around it), its
 * domain in ASCII, as some browsers post it.
 */
export function cleanEmail(typed: string): string {
  const line = cleanSigns(typed)
  const linked = /^[^<>]*<([^<>]*)>[^<>@]*$/.exec(line)?.[1] ?? line
  const pasted = linked.replace(/^[^\p{L}\p{N}!#$%&+=?^_~.-]+/u, '')
  const bare = /^mailto:[\s/]*([^?]*)/i.exec(pasted)?.[1] ?? pasted
  const email = /^.*[\p{L}\p{M}\p{N}]/su.exec(bare)?.[0] ?? bare
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + asciiDomain(email.slice(at))
}

function asciiDomain(domain: string): string {
  if (!/\P{ASCII}/u.test(domain) || /[\s/\\?#:@%[\]]/.test(domain)) return domain
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return domain
  }
}
