import { restaurantCopy } from '@/content/restaurant'
import type { Locale } from '@/lib/i18n/locales'

export function RestaurantIntro({ locale }: { locale: Locale }) {
  const { intro, introText } = restaurantCopy[locale]
  return (
    <section className="cols wrap items-end gap-y-6 pt-section pb-group">
      <p className="text-statement text-balance lg:col-span-7">{intro}</p>
      <p className="max-w-measure lg:col-span-4 lg:col-start-9">{introText}</p>
    </section>
  )
}
