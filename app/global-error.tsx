'use client'

import './globals.css'
import { type CSSProperties, useEffect, useState } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { rootFailureLabels } from '@/content/errors'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'

// The site's fonts would be preloaded on every page for this rare card.
const systemFonts = { '--font-familjen': 'Arial', '--font-source-serif': 'Georgia' } as CSSProperties

/** Replaces the whole document when the root layout has failed. */
export default function GlobalError({ error }: { error: unknown }) {
  const [{ locale, isRootMissing }] = useState(readFailedDocument)
  useEffect(() => console.error(error), [error])
  const labels = rootFailureLabels(locale, isRootMissing)
  return (
    <html lang={locale} data-hydrated="true" style={systemFonts}>
      <title>{labels.title}</title>
      <body>
        <main className="wrap grid min-h-svh place-content-center py-group">
          <ErrorCard {...labels} onRetry={() => location.reload()} level={1} />
        </main>
      </body>
    </html>
  )
}

function readFailedDocument(): { locale: Locale; isRootMissing: boolean } {
  if (typeof document === 'undefined') return { locale: defaultLocale, isRootMissing: false }
  const { lang } = document.documentElement
  return {
    locale: isLocale(lang) ? lang : defaultLocale,
    isRootMissing: document.getElementById('main') === null,
  }
}
