import { getTranslations } from 'next-intl/server'
import { faqCategories, type FaqCategory } from '@/content/faq/faq-item'
import type { Locale } from '@/lib/i18n/locales'
import type { ChatWords } from './chat-words'

/** Reads the chat's words, all but its button's. */
export async function readChatWords(locale: Locale): Promise<ChatWords> {
  const t = await getTranslations({ locale, namespace: 'chat' })
  return {
    close: t('close'),
    heading: t('heading'),
    tabs: { faq: t('tabs.faq'), inquiry: t('tabs.inquiry') },
    search: t('search'),
    categories: Object.fromEntries(
      faqCategories.map((category) => [
        category,
        { label: t(`categories.${category}`), hint: t(`hints.${category}`) },
      ]),
    ) as Record<FaqCategory, { label: string; hint: string }>,
    back: t('back'),
    helpful: t('helpful'),
    yes: t('yes'),
    no: t('no'),
    resultsOne: t('resultsOne'),
    resultsOther: t.raw('resultsOther') as string,
    nothing: t('nothing'),
    nothingTryOther: t('nothingTryOther'),
    inquiry: t('inquiry'),
    reset: t('reset'),
    searchTab: t('searchTab'),
    contact: t('contact'),
  }
}
