import localFont from 'next/font/local'

/** The grotesk: headings, prices, buttons. Never below 18 px in lower case. */
export const sans = localFont({
  src: './familjen-grotesk.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-familjen',
  fallback: ['Familjen Fallback Roboto', 'Familjen Fallback DejaVu Sans', 'sans-serif'],
  adjustFontFallback: 'Arial',
})

/** The serif: body, navigation, labels, fields, tables. */
export const serif = localFont({
  src: './source-serif-4.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif',
  fallback: ['Source Serif Fallback Noto Serif', 'Source Serif Fallback DejaVu Serif', 'serif'],
  adjustFontFallback: 'Times New Roman',
})

/** The serif's italic, for quotations only; not preloaded. */
export const serifItalic = localFont({
  src: './source-serif-4-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-source-serif-italic',
  fallback: ['Source Serif Italic Fallback Noto Serif', 'Source Serif Italic Fallback DejaVu Serif', 'serif'],
  adjustFontFallback: 'Times New Roman',
})
