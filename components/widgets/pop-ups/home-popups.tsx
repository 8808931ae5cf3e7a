import { getTranslations } from 'next-intl/server'
import { findPicture, pictureFile } from '@/content/pictures'
import { christmasPopup, newsletterPopup } from '@/content/pop-ups'
import { readFormMessages } from '@/components/forms/core/messages'
import type { Locale } from '@/lib/i18n/locales'
import { newsletterErrors } from '@/components/forms/newsletter/values'
import { PopupsIsland } from './popups-island'

export async function HomePopups({ locale }: { locale: Locale }) {
  const [t, messages] = await Promise.all([getTranslations('popups'), readFormMessages(newsletterErrors)])
  const { heading, text, thanks } = newsletterPopup[locale]
  return (
    <PopupsIsland
      closeLabel={t('close')}
      christmas={{ ...christmasPopup(locale), picture: pictureFile(findPicture('food-christmas-buffet')) }}
      newsletter={{
        heading,
        text,
        picture: pictureFile(findPicture('hero-spring')),
        form: {
          label: t('label'),
          messages: { ...messages, summary: [] },
          subscribe: t('subscribe'),
          thanks,
          privacy: { text: t('privacy'), link: t('privacyLink') },
        },
      }}
    />
  )
}
