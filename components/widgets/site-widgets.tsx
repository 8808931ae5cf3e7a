import { getLocale } from 'next-intl/server'
import { readNewsletterContent } from '@/components/forms/newsletter/content'
import { ChatLauncher } from '@/components/widgets/chat/chat-launcher'
import { FloatingButtons } from '@/components/widgets/floating-buttons'
import { HomePopupsLoader } from '@/components/widgets/pop-ups/home-popups-loader'
import { ScrollToTop } from '@/components/widgets/scroll-to-top'
import { findPicture, pictureFile } from '@/content/pictures'
import { christmasPopup, christmasPopupContent, newsletterPopup } from '@/content/pop-ups'
import { textIn } from '@/lib/i18n/locales'

export async function SiteWidgets() {
  const locale = await getLocale()
  return (
    // Sticky, so that it keeps its place beside the scroll bar when a dialog takes that away.
    <div className="pointer-events-none sticky bottom-0 z-50 h-0 print:hidden">
      <FloatingButtons>
        <ScrollToTop />
        <ChatLauncher />
      </FloatingButtons>
      <HomePopupsLoader
        christmas={{
          ...textIn(christmasPopup, locale),
          periods: christmasPopupContent(locale),
          picture: pictureFile(findPicture('food-christmas-buffet')),
        }}
        newsletter={{
          ...textIn(newsletterPopup, locale),
          picture: pictureFile(findPicture('hero-spring')),
          form: await readNewsletterContent(),
        }}
      />
    </div>
  )
}
