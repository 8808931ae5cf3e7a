import localFont from 'next/font/local'

// The files are written by scripts/prepare-fonts.mjs. Stand-ins (`… as …`) are what a page is set in until they have
// come: app/styles/stand-ins.css.

/** The grotesk: headings, prices, buttons. Never below 18 px in lower case. */
export const sans = localFont({
  src: '../.fonts/sans.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-familjen',
  fallback: ['Familjen as Arial', 'Familjen as Roboto', 'Familjen as DejaVu Sans', 'sans-serif'],
  adjustFontFallback: false,
})

/** The serif: body, navigation, labels, fields, tables. */
export const serif = localFont({
  src: '../.fonts/serif.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif',
  fallback: [
    'Source Serif as Times New Roman',
    'Source Serif as Noto Serif',
    'Source Serif as DejaVu Serif',
    'serif',
  ],
  adjustFontFallback: false,
})

/** The serif's italic, for quotations only; not preloaded. */
export const serifItalic = localFont({
  src: '../.fonts/serif-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-source-serif-italic',
  fallback: [
    'Source Serif Italic as Times New Roman',
    'Source Serif Italic as Noto Serif',
    'Source Serif Italic as DejaVu Serif',
    'serif',
  ],
  adjustFontFallback: false,
})
