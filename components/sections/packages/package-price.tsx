import { getTranslations } from 'next-intl/server'
import type { HotelPackage } from '@/content/package-parts'
import { formatPrice } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** Without an amount the guest is asked to get in touch. */
export async function PackagePrice({ price, locale }: { price: HotelPackage['price']; locale: Locale }) {
  const t = await getTranslations('packagePrice')
  if (!('kronor' in price)) return textIn(price, locale)
  return (
    <span className="num">
      {price.isFrom && `${t('from')} `}
      <strong className="font-sans text-[1.375rem]/none font-semibold tracking-[-0.02em] text-fir-950">
        {formatPrice(price.kronor, locale)}
      </strong>{' '}
      {price.per === 'night' ? t('perNight') : t('perPerson')}
    </span>
  )
}
