import { getLocale, getTranslations } from 'next-intl/server'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import type { HotelPackage } from '@/content/package-parts'
import { bookingEngine } from '@/content/venue'
import { formatPrice, FROM, PER_PERSON } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** Price and buttons: a bar on narrow windows, a column on wide ones. What to ask before booking comes first. */
export async function PackageBuy({ item }: { item: HotelPackage }) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const { id, price, question } = item
  const title = textIn(item.title, locale)
  return (
    <div className="flex items-center justify-between gap-x-3.5 gap-y-2 px-5 py-2.5 on-fir max-md:flex-wrap md:block md:px-8 md:pt-6.5 md:pb-7.5">
      <div className="max-md:min-w-0 max-md:flex-[1_1_8rem]">
        <p className="text-small quiet max-md:text-caption">
          {'kronor' in price && price.per === 'night' ? t('titleFrom', { title }) : title}
        </p>
        {'kronor' in price ? (
          <>
            <p className="figure-price md:mt-1.5">{formatPrice(price.kronor, locale)}</p>
            <p className="text-small quiet max-md:text-caption md:mt-2">{t(`perWithVat.${price.per}`)}</p>
          </>
        ) : (
          <p className="mt-1 font-sans text-h4 first-letter:uppercase">{textIn(price, locale)}</p>
        )}
      </div>
      {question && (
        <Link
          href={inquiryHref({ about: `package-${id}` })}
          className="btn btn-primary max-md:px-4 md:mt-5 md:w-full"
        >
          {textIn(question, locale)}
        </Link>
      )}
      <NewTabLink
        href={bookingEngine.package(id)}
        className={question ? 'action-link md:mt-3' : 'btn btn-primary max-md:px-4 md:mt-5 md:w-full'}
      >
        {t(question ? 'bookInSystem' : 'book')}
      </NewTabLink>
    </div>
  )
}

/** Without an amount the guest is asked to get in touch. */
export async function PackagePrice({ price }: { price: HotelPackage['price'] }) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  if (!('kronor' in price)) return textIn(price, locale)
  return (
    <span className="num">
      {price.per === 'night' && `${textIn(FROM, locale)} `}
      <strong className="font-sans text-[1.375rem]/none font-semibold tracking-[-0.02em] text-fir-950">
        {formatPrice(price.kronor, locale)}
      </strong>{' '}
      {price.per === 'night' ? t('perNight') : textIn(PER_PERSON, locale)}
    </span>
  )
}
