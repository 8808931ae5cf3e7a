import { getTranslations } from 'next-intl/server'
import { findPicture, pictureFile } from '@/content/pictures'
import { christmasPopup, christmasPopupTexts, newsletterPopup } from '@/content/pop-ups'
import { readNewsletterContent } from '@/components/forms/newsletter/content'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { PopupsIsland } from './popups-island'

export async function HomePopups({ locale }: { locale: Locale }) {
  const t = await getTranslations('popups')
  return (
    <PopupsIsland
      closeLabel={t('close')}
      christmas={{
        ...textIn(christmasPopup, locale),
        texts: christmasPopupTexts(locale),
        picture: pictureFile(findPicture('food-christmas-buffet')),
      }}
      newsletter={{
        ...textIn(newsletterPopup, locale),
        picture: pictureFile(findPicture('hero-spring')),
        form: await readNewsletterContent(),
      }}
    />
  )
}
