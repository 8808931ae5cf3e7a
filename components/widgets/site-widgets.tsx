import { getMessages } from 'next-intl/server'
import { faqFigures } from '@/content/faq/figures'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { ChatLauncher } from './chat-launcher'
import { CookieBanner } from './cookie-banner'
import { HomePopups } from './home-popups'

/** What floats above the pages: chat, cookie banner and the home page's pop-ups. */
export async function SiteWidgets({ locale }: { locale: Locale }) {
  const { chat, cookieBanner } = await getMessages()
  return (
    <>
      <ChatLauncher
        locale={locale}
        label={chat.open}
        figures={faqFigures(locale)}
        phone={venue.phone}
        email={venue.email}
      />
      <div className="widget-stack no-print">
        <HomePopups locale={locale} />
        <CookieBanner labels={cookieBanner} />
      </div>
    </>
  )
}
