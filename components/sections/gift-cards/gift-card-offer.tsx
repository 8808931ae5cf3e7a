import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Contours } from '@/components/ui/contours'
import { LogoMark } from '@/components/ui/logo-mark'
import { giftCardOffers } from '@/content/gift-cards'
import { venue } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** The more a card is worth, the wider it is: its picture on narrow windows, its column on wide ones. */
const widths = {
  600: { column: 'lg:col-span-3', picture: 'w-3/5 lg:w-full' },
  1500: { column: 'lg:col-span-4', picture: 'w-4/5 lg:w-full' },
  3000: { column: 'lg:col-span-5', picture: 'w-full' },
}

interface GiftCardOfferProps {
  /** Whole kronor. */
  value: keyof typeof giftCardOffers
  locale: Locale
}

/** An illustrated gift card, and below it what it pays for. Its parts are level with those of the cards beside it. */
export async function GiftCardOffer({ value, locale }: GiftCardOfferProps) {
  const t = await getTranslations('giftCards')
  const { title, description, includes } = giftCardOffers[value]
  const price = formatPrice(value, locale)
  return (
    <article className={clsx('lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0', widths[value].column)}>
      {/* overflow-clip rather than hidden, so that the card grows with its text. */}
      <div
        className={clsx(
          'relative isolate grid aspect-[8/5] overflow-clip on-fir lg:self-end',
          widths[value].picture,
        )}
      >
        <Contours variant="b" className="-top-1/5 -right-1/5 h-[150%] w-[110%]" />
        <div className="@container flex flex-col justify-between gap-4 p-4 md:p-7 lg:min-h-58">
          <p className="flex items-center gap-2.5 font-sans text-[1.125rem] font-semibold">
            <LogoMark className="size-8" />
            {venue.shortName}
          </p>
          {/* In one line on the narrowest card. */}
          <p className="font-sans text-[clamp(1.75rem,21cqi,4rem)]/none font-medium tracking-[-0.05em] wrap-anywhere">
            {price}
          </p>
        </div>
      </div>
      <div className="mt-5">
        <h2 className="text-h3">{textIn(title, locale)}</h2>
        <p className="mt-2">{textIn(description, locale)}</p>
      </div>
      <div className="mt-5">
        <h3 className="mb-1.5 font-serif text-small font-normal quiet">{t('for')}</h3>
        <ul className="border-b hairline text-ui">
          {includes.map(({ name, price: part }) => (
            <li key={name.sv} className="flex justify-between gap-4 border-t hairline py-2.5">
              {textIn(name, locale)}
              <span className="num font-medium">{formatPrice(part, locale)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="pt-5">
        <Link href={inquiryHref({ about: `gift-card-${value}` })} className="btn btn-primary">
          {t('buy', { value: price })}
        </Link>
      </p>
    </article>
  )
}
