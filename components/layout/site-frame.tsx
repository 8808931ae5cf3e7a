import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NewsletterSignup } from '@/components/forms/newsletter/footer-signup'
import { Toaster } from '@/components/ui/toaster'
import { ChatOpener } from '@/components/widgets/chat/chat-opener'
import { CookieSettingsButton } from '@/components/widgets/cookie-consent/cookie-settings-button'
import { SiteWidgets } from '@/components/widgets/site-widgets'
import { LanguageProvider } from '@/lib/i18n/language-provider'
import type { Locale } from '@/lib/i18n/locales'
import { FullMenu } from './full-menu'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface SiteFrameProps {
  locale: Locale
  linksKeepLanguage: boolean
  children: ReactNode
}

/** Skip link, header, footer and widgets around every page. */
export async function SiteFrame({ locale, linksKeepLanguage, children }: SiteFrameProps) {
  const [t, cookie, footer] = await Promise.all([
    getTranslations('layout'),
    getTranslations('cookieBanner'),
    getTranslations('footer'),
  ])
  return (
    <LanguageProvider
      language={locale}
      linksKeepLanguage={linksKeepLanguage}
      pendingLabel={t('pageOnTheWay')}
    >
      {/* The browser waits for the footer before it paints. Otherwise content moves while the page arrives in pieces. */}
      <link rel="expect" href="#footer" blocking="render" />
      <a href="#main" className="skip-link">
        {t('skipToContent')}
      </a>
      <SiteHeader locale={locale} />
      {/* The footer starts below the fold, however short the page is. */}
      <main id="main" tabIndex={-1} className="min-h-svh overflow-x-clip">
        {children}
      </main>
      <SiteFooter
        locale={locale}
        newsletter={<NewsletterSignup />}
        cookieSettings={<CookieSettingsButton label={cookie('settings')} />}
        chat={<ChatOpener label={footer('chat')} />}
      />
      <FullMenu locale={locale} />
      <SiteWidgets locale={locale} />
      <Toaster />
    </LanguageProvider>
  )
}
