import { getTranslations } from 'next-intl/server'
import type { HotelPackage } from '@/content/packages'

/** Without a price the guest is asked to get in touch. */
export async function PackagePrice({ price, priceText }: Pick<HotelPackage, 'price' | 'priceText'>) {
  const t = await getTranslations('packagePrice')
  if (!price) return priceText ?? t('onRequest')
  return (
    <span className="num">
      {price.from && `${t('from')} `}
      <strong className="font-sans text-[1.375rem]/none font-semibold tracking-[-0.02em] text-fir-950">
        {price.amount}
      </strong>{' '}
      {price.per === 'night' ? t('perNight') : t('perPerson')}
    </span>
  )
}
