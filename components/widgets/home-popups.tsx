import { getTranslations } from 'next-intl/server'
import { findPicture, pictureFile } from '@/content/pictures'
import { christmasPopup, newsletterPopup } from '@/content/pop-ups'
import { readFormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/locales'
import { newsletterErrors } from '@/lib/newsletter/fields'
import { PopupsIsland } from './popups-island'

/** The two pop-ups of the home page, with their texts. */
export async function HomePopups({ locale }: { locale: Locale }) {
  const [t, form] = await Promise.all([getTranslations('popups'), readFormMessages(newsletterErrors)])
  return (
    <PopupsIsland
      close={t('close')}
      christmas={{ ...christmasPopup[locale], picture: pictureFile(findPicture('food-christmas-buffet')) }}
      newsletter={{
        ...newsletterPopup[locale],
        picture: pictureFile(findPicture('hero-spring')),
        label: t('label'),
        subscribe: t('subscribe'),
        privacy: { text: t('privacy'), link: t('privacyLink') },
        // One field has no summary.
        form: { ...form, summary: [] },
      }}
    />
  )
}
