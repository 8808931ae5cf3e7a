import { getTranslations } from 'next-intl/server'
import { faqFigures } from '@/content/faq/figures'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { ChatLauncher } from './chat-launcher'
import { CookieBanner } from './cookie-banner'
import { WidgetPlace } from './widget-place'

/** What floats above every page: chat, cookie banner, and the place for a page's pop-ups (site.md, section 2). */
export async function SiteWidgets({ locale }: { locale: Locale }) {
  const [cookie, chat] = await Promise.all([getTranslations('cookieBanner'), getTranslations('chat')])
  return (
    <>
      <ChatLauncher
        locale={locale}
        label={chat('open')}
        figures={faqFigures(locale)}
        phone={venue.phone}
        email={venue.email}
      />
      <div className="widget-stack no-print">
        <WidgetPlace />
        <CookieBanner
          words={{
            heading: cookie('heading'),
            text: cookie('text'),
            policy: cookie('policy'),
            accept: cookie('accept'),
            decline: cookie('decline'),
            close: cookie('close'),
          }}
        />
      </div>
    </>
  )
}
