import { formatters } from './formatters'
import type { Locale } from './locales'

/**
 * A file's size: `3,4 MB`, `12 kB`; a megabyte is 1024 kilobytes, as in the upload limit. Never broken across lines.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const megabytes = bytes / 1024 / 1024
  const [size, unit] = megabytes < 0.1 ? [Math.ceil(bytes / 1024), 'kilobyte'] : [megabytes, 'megabyte']
  return formatters[locale]
    .number(size, { style: 'unit', unit, maximumFractionDigits: 1 })
    .replaceAll(' ', '\u00A0')
}
