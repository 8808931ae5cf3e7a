import { getMessages } from 'next-intl/server'
import { ChatLauncher } from '@/components/widgets/chat/chat-launcher'
import { CookieBanner } from '@/components/widgets/cookie-consent/cookie-banner'
import { HomePopups } from '@/components/widgets/pop-ups/home-popups'
import { ScrollToTop } from '@/components/widgets/scroll-to-top'
import { faqFigures } from '@/content/faq/figures'
import { receptionOpening } from '@/content/reception'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'

/** What floats above every page, in one column at the foot of the window. */
export async function SiteWidgets({ locale }: { locale: Locale }) {
  const { chat, cookieBanner, layout } = await getMessages()
  return (
    <div className="widget-stack no-print">
      <aside aria-label={layout.shortcuts} className="floating-buttons">
        <ScrollToTop label={layout.scrollToTop} />
        <ChatLauncher
          locale={locale}
          label={chat.open}
          figures={faqFigures(locale)}
          phone={{ display: venue.phone.display[locale], href: venue.phone.href }}
          email={venue.email}
          opening={receptionOpening(locale)}
        />
      </aside>
      <HomePopups locale={locale} />
      <CookieBanner labels={cookieBanner} />
    </div>
  )
}
