import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toast'
import { CookieConsent } from '@/components/widgets/cookie-consent/cookie-consent'
import { CookieNotice } from '@/components/widgets/cookie-consent/cookie-notice'
import { SiteWidgets } from '@/components/widgets/site-widgets'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { getVariant } from '@/lib/i18n/current-variant'
import { LanguageProvider } from '@/lib/i18n/language-provider'
import { FullMenu } from './full-menu'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

export async function SiteFrame({ children }: { children: ReactNode }) {
  const { locale, linksKeepLocale } = await getVariant()
  const t = await getTranslations('layout')
  return (
    <LanguageProvider language={locale} linksKeepLocale={linksKeepLocale}>
      <ClientMessages>
        {/* The browser waits for the footer before it paints. Otherwise content moves while the page arrives in pieces. */}
        <link rel="expect" href="#footer" blocking="render" />
        <a
          href="#main"
          className="fixed top-2 left-2 z-60 bg-white px-5 py-3 text-ui text-fir-950 not-focus:[clip-path:inset(50%)] print:hidden"
        >
          {t('skipToContent')}
        </a>
        <CookieConsent>
          <CookieNotice />
        </CookieConsent>
        <SiteHeader />
        {/* The footer starts below the fold, however short the page is. */}
        <main id="main" tabIndex={-1} className="min-h-svh overflow-x-clip outline-none">
          {children}
        </main>
        <SiteFooter />
        <FullMenu />
        <SiteWidgets />
        <Toaster />
      </ClientMessages>
    </LanguageProvider>
  )
}
