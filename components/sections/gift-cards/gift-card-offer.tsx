import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Contours } from '@/components/ui/contours'
import { LogoMark } from '@/components/ui/logo-mark'
import type { GiftCard } from '@/content/gift-cards'
import { venue } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface GiftCardOfferProps {
  card: GiftCard
  locale: Locale
  className?: string
  /** Width of the illustrated card. */
  pictureClassName?: string
}

/** An illustrated gift card, and below it what it pays for. */
export async function GiftCardOffer({ card, locale, className, pictureClassName }: GiftCardOfferProps) {
  const t = await getTranslations('giftCards')
  const value = formatPrice(card.value, locale)
  return (
    <article className={clsx('flex flex-col', className)}>
      {/* overflow-clip rather than hidden, so that the card grows with its text. */}
      <div className={clsx('relative isolate grid aspect-[8/5] overflow-clip on-fir', pictureClassName)}>
        <Contours variant="b" className="-top-1/5 -right-1/5 h-[150%] w-[110%]" />
        <div className="@container flex flex-col justify-between gap-4 p-4 md:p-7 lg:min-h-58">
          <p className="flex items-center gap-2.5 font-sans text-[1.125rem] font-semibold">
            <LogoMark className="size-8" />
            {venue.shortName}
          </p>
          {/* In one line on the narrowest card. */}
          <p className="font-sans text-[clamp(1.75rem,21cqi,4rem)]/none font-medium tracking-[-0.05em] wrap-anywhere">
            {value}
          </p>
        </div>
      </div>
      <h2 className="mt-5 text-h3">{card.title}</h2>
      <p className="mt-2">{card.description}</p>
      <h3 className="mt-5 mb-1.5 font-serif text-small font-normal quiet">{t('for')}</h3>
      <ul className="border-b hairline text-ui">
        {card.includes.map(({ name, price }) => (
          <li key={name} className="flex justify-between gap-4 border-t hairline py-2.5">
            {name}
            <span className="num font-medium">{formatPrice(price, locale)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        <Link href={inquiryHref({ about: `gift-card-${card.value}` })} className="btn btn-primary">
          {t('buy', { value })}
        </Link>
      </div>
    </article>
  )
}
