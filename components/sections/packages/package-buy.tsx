import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import type { HotelPackage } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** Price and booking button: a bar on narrow windows, a column on wide ones. */
export async function PackageBuy({ id, title, price, priceText, bookingUrl }: HotelPackage) {
  const t = await getTranslations('packages')
  const layout = await getTranslations('layout')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2.5 px-5 pt-3.5 pb-4.5 on-fir md:block md:px-8 md:pt-6.5 md:pb-7.5">
      <div>
        <p className="text-small quiet">{price?.from ? t('titleFrom', { title }) : title}</p>
        {price ? (
          <>
            <p className="mt-1.5 figure-price">{price.amount}</p>
            <p className="mt-1 text-small quiet md:mt-2">{t(`perWithVat.${price.per}`)}</p>
          </>
        ) : (
          <p className="mt-1 font-sans text-h4 first-letter:uppercase">{priceText ?? t('contactForPrice')}</p>
        )}
      </div>
      {bookingUrl === undefined ? (
        <Link href={inquiryHref({ about: `package-${id}` })} className="btn btn-primary md:mt-5 md:w-full">
          {t('askForPrice')}
        </Link>
      ) : (
        <ExternalLink
          href={bookingUrl}
          newTabLabel={layout('newTab')}
          className="btn btn-primary md:mt-5 md:w-full"
        >
          {t('book')}
        </ExternalLink>
      )}
    </div>
  )
}
