import localFont from 'next/font/local'

// The files are written by scripts/prepare-fonts.mjs.

/** The grotesk: headings, prices, buttons. Never below 18 px in lower case. */
export const sans = localFont({
  src: '../.fonts/sans.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-familjen',
  fallback: ['Helvetica Neue', 'Arial', 'sans-serif'],
})

/** The serif: body, navigation, labels, fields, tables. */
export const serif = localFont({
  src: '../.fonts/serif.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
  adjustFontFallback: 'Times New Roman',
})

/** The serif's italic, for quotations only; not preloaded. */
export const serifItalic = localFont({
  src: '../.fonts/serif-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-source-serif-italic',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
  adjustFontFallback: 'Times New Roman',
})
