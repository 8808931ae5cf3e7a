import { getTranslations } from 'next-intl/server'
import { christmasPopup, newsletterPopup } from '@/content/pop-ups'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import { readFormWords } from '@/lib/forms/form-words'
import type { Locale } from '@/lib/i18n/locales'
import { newsletterErrors } from '@/lib/newsletter/fields'
import { ChatLauncher } from './chat-launcher'
import { CookieBanner } from './cookie-banner'
import { HomePopups } from './home-popups'
import { readChatWords } from './chat/read-chat-words'

/** What floats above every page: chat, cookie banner and, on the home page, pop-ups (site.md, section 2). */
export async function SiteWidgets({ locale }: { locale: Locale }) {
  const [cookie, popups, chat, form] = await Promise.all([
    getTranslations('cookieBanner'),
    getTranslations('popups'),
    readChatWords(),
    readFormWords(newsletterErrors),
  ])
  return (
    <>
      <ChatLauncher locale={locale} words={chat} phone={venue.phone} email={venue.email} />
      <div className="widget-stack no-print">
        <HomePopups
          close={popups('close')}
          christmas={{ ...christmasPopup[locale], picture: findPicture('food-christmas-buffet') }}
          newsletter={{
            ...newsletterPopup[locale],
            picture: findPicture('hero-spring'),
            label: popups('label'),
            subscribe: popups('subscribe'),
            privacy: { text: popups('privacy'), link: popups('privacyLink') },
            form: { ...form, summary: [] },
          }}
        />
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
