'use client'

import { useEffect, useState, type CSSProperties } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { rootFailureWords } from '@/content/root-failure'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'
import './globals.css'

// The site's fonts would be fetched with every page for a card that hardly anybody ever meets.
const systemFonts = { '--font-familjen': 'Arial', '--font-source-serif': 'Georgia' } as CSSProperties

/** The last resort: a document of its own when the whole page has failed. */
export default function GlobalError({ error }: { error: unknown }) {
  const [{ locale, isRootMissing }] = useState(lookAround)
  useEffect(() => console.error(error), [error])
  const words = rootFailureWords(locale, isRootMissing)
  return (
    <html lang={locale} data-hydrated="true" style={systemFonts}>
      <title>{words.title}</title>
      <body>
        <main className="wrap grid min-h-svh place-content-center py-block">
          <ErrorCard {...words} headingLevel={1} onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}

/** What is left of the page that failed: its language, and whether its root element is there. */
function lookAround(): { locale: Locale; isRootMissing: boolean } {
  if (typeof document === 'undefined') return { locale: defaultLocale, isRootMissing: false }
  const { lang } = document.documentElement
  return {
    locale: isLocale(lang) ? lang : defaultLocale,
    isRootMissing: document.getElementById('main') === null,
  }
}
