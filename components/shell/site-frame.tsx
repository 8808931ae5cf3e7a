import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LanguageProvider } from '@/lib/i18n/language-provider'
import type { Locale } from '@/lib/i18n/locales'

interface SiteFrameProps {
  locale: Locale
  linksKeepLanguage: boolean
  children: ReactNode
}

/** What stands around every page: skip link, header, footer and the widgets. */
export async function SiteFrame({ locale, linksKeepLanguage, children }: SiteFrameProps) {
  const t = await getTranslations('shell')
  return (
    <LanguageProvider language={locale} linksKeepLanguage={linksKeepLanguage}>
      <a href="#main" className="sr-only focus:not-sr-only">
        {t('skipToContent')}
      </a>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </LanguageProvider>
  )
}
