import localFont from 'next/font/local'

/** The grotesk: headings, prices, buttons. Never below 18 px in lower case. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-familjen',
  fallback: ['Helvetica Neue', 'Arial', 'sans-serif'],
})

/** The serif: body, navigation, labels, fields, tables. */
export const serif = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--font-source-serif',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
  adjustFontFallback: 'Times New Roman',
})

/** The serif's italic, for quotations only; not preloaded. */
export const serifItalic = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
  weight: '200 900',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-source-serif-italic',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
  adjustFontFallback: 'Times New Roman',
})
