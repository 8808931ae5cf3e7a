import type { Locale } from '@/lib/i18n/locales'

/** What floats above every page: chat, cookie banner, pop-ups. */
export function SiteWidgets({ locale }: { locale: Locale }): null {
  void locale
  return null
}
