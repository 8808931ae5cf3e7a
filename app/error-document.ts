import { type ErrorPage, errorPageLabels, errorPages } from '../content/errors.ts'
import { venue } from '../content/venue.ts'
import { colours } from '../lib/colours.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { type Locale, textIn } from '../lib/i18n/locales.ts'

const MARK =
  '<svg viewBox="0 0 40 40" width="64" height="64" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path stroke="none" fill="currentColor" d="M24.6 20C24.6 20.6 24.3 21.3 24 21.8C23.6 22.3 23.2 22.8 22.7 23.2C22.3 23.6 21.6 24 21 24.2C20.4 24.4 19.6 24.5 18.9 24.4C18.3 24.3 17.5 24 17 23.6C16.5 23.2 16.1 22.5 15.9 21.9C15.7 21.3 15.6 20.6 15.6 20C15.6 19.4 15.7 18.7 16 18.2C16.2 17.6 16.7 17.1 17.2 16.7C17.7 16.3 18.3 15.9 19 15.7C19.6 15.6 20.4 15.6 21 15.7C21.7 15.9 22.4 16.2 22.9 16.6C23.4 17 24 17.5 24.3 18.1C24.6 18.6 24.7 19.4 24.6 20Z"/><path d="M30.2 20C30 21.4 29.1 22.7 28.4 23.8C27.7 25 26.9 26 25.9 26.9C24.8 27.8 23.6 28.6 22.2 29.1C20.8 29.7 19.1 30.3 17.5 30.2C16 30.1 14 29.4 12.9 28.4C11.8 27.3 11.3 25.5 11 24.1C10.6 22.7 10.5 21.3 10.6 20C10.6 18.7 10.8 17.3 11.3 16.1C11.8 14.8 12.7 13.6 13.8 12.7C14.8 11.7 16.2 10.7 17.7 10.3C19.1 10 20.9 10.1 22.3 10.4C23.8 10.8 25.2 11.5 26.5 12.4C27.7 13.2 29.2 14.3 29.8 15.6C30.4 16.8 30.5 18.6 30.2 20Z"/><path d="M35.8 20C35.4 22.1 33.7 24 32.6 25.7C31.4 27.4 30.3 29 28.8 30.3C27.3 31.7 25.5 33 23.4 34C21.3 35 18.5 36.5 16 36.5C13.5 36.4 10.1 35.3 8.5 33.6C6.8 31.9 6.5 28.6 6.1 26.3C5.7 24 5.9 22 6 20C6.2 18 6.2 16 7 14.1C7.7 12.2 8.9 10.3 10.5 8.7C12 7.2 14.1 5.3 16.3 4.6C18.5 4 21.4 4.4 23.7 4.9C25.9 5.5 28.1 6.8 30 8.2C32 9.5 34.5 11 35.5 13C36.4 15 36.3 17.9 35.8 20Z"/></svg>'

const STYLE = `
body { margin: 0; min-height: 100svh; box-sizing: border-box; display: grid; align-items: end; background: ${colours['fir-950']}; color: ${colours.snow}; font: 1.125rem/1.6 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere }
main { max-width: 44rem; padding: clamp(2.5rem, 8vw, 6rem) clamp(1.25rem, 5vw, 4.5rem) }
h1 { margin: 2rem 0 1.25rem; font: 600 clamp(2.25rem, 1.5rem + 3.5vw, 4rem)/1 'Helvetica Neue', Arial, sans-serif; letter-spacing: -0.03em; text-wrap: balance }
p { max-width: 36rem; margin: 0 0 1.25rem }
.contact { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 1px solid ${colours['rule-dark']}; color: ${colours['birch-300']} }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.25em }
svg { display: block; margin-left: -0.5rem }
.on { display: inline-block; padding: 0.75rem 0; color: ${colours.ember}; font: 500 1.125rem/1.2 'Helvetica Neue', Arial, sans-serif }
.contact a { display: inline-block; padding: 0.5rem 1.5rem 0.5rem 0; color: ${colours.snow} }
a:focus-visible { outline: 2px solid ${colours.aurora}; outline-offset: 4px }
`

/**
 * A complete document that loads nothing, for what is answered without the framework. Node runs this file as it is
 * (deploy/release.ts).
 */
export function errorDocument(name: ErrorPage, locale: Locale): string {
  const title = escapeHtml(textIn(errorPages[name].title, locale))
  const home = textIn(errorPageLabels.home, locale)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title} – ${venue.shortName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
<h1>${title}</h1>
<p>${escapeHtml(textIn(errorPages[name].text, locale))}</p>
<p><a class="on" href="/">${home}</a></p>
<p class="contact">${textIn(errorPageLabels.contact, locale)}:<br><a href="${venue.phone.href}">${textIn(venue.phone.display, locale)}</a> <a href="mailto:${venue.email}">${venue.email}</a></p>
</main>
</body>
</html>
`
}
