import { getTranslations } from 'next-intl/server'
import type { HotelPackage } from '@/content/packages'

/** The price line of a package's card. */
export async function PackagePrice({ price }: Pick<HotelPackage, 'price'>) {
  const t = await getTranslations('packages')
  if (!price) return <p className="text-ui quiet">{t('contactForPrice')}</p>
  return (
    <p className="num text-ui quiet">
      {price.from && <>{t('from')} </>}
      <b className="font-sans text-[1.375rem] leading-none font-semibold tracking-[-0.02em] text-fir-950">
        {price.amount}
      </b>
      {!price.from && <> {t(`per.${price.per}`)}</>}
    </p>
  )
}
