import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageHero } from '@/components/sections/hero/page-hero'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { metadataOf } from '@/components/seo/page-metadata'
import { Contours } from '@/components/ui/contours'
import { LogoMark } from '@/components/ui/logo-mark'
import { giftCards } from '@/content/facts'
import { giftCardOffers, giftCardsCopy } from '@/content/gift-cards'
import { bookingEngine, venue } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export const generateMetadata = metadataOf('/presentkort')

export default async function GiftCardsPage() {
  const locale = await getLocale()
  const t = await getTranslations('giftCards')
  const { lead, freeAmount, steps, goodToKnow } = textIn(giftCardsCopy, locale)
  return (
    <>
      <PageHero path="/presentkort" ridge="pass" lead={lead}>
        <NewTabLink href={bookingEngine.vouchers} className="btn btn-primary max-md:px-4">
          {t('voucherShop')}
        </NewTabLink>
      </PageHero>
      <section className="wrap pt-group pb-section">
        <div className="cols gap-y-14 lg:grid-rows-[auto_auto_auto_1fr]">
          {giftCards.values.map((value) => (
            <GiftCardOffer key={value} value={value} />
          ))}
        </div>
        <div className="cols mt-next items-end gap-y-6 border-t hairline pt-8">
          <div className="lg:col-span-6">
            <h2 className="text-h3">{freeAmount.title}</h2>
            <p className="mt-2">{freeAmount.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3 lg:col-span-6 lg:justify-end">
            <Link href={inquiryHref({ about: 'gift-card-own' })} className="btn btn-primary">
              {t('buyFree')}
            </Link>
            <NewTabLink href={bookingEngine.vouchers} className="action-link">
              {t('voucherShop')}
            </NewTabLink>
          </div>
        </div>
      </section>
      <section className="py-next on-birch">
        <div className="cols wrap items-baseline gap-y-14">
          <div className="lg:col-span-7">
            <h2 className="text-h2">{t('howItWorks')}</h2>
            <ol className="mt-8 border-b hairline">
              {steps.map(({ title, text }, index) => (
                <li key={title} className="grid grid-cols-[3.5rem_1fr] border-t hairline py-6">
                  <span aria-hidden="true" className="font-sans text-h2 leading-none font-medium text-copper">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-h3">{title}</h3>
                    <p className="mt-1.5 max-w-measure">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-h3">{t('goodToKnow')}</h2>
            <ul className="ring-list mt-4">
              {goodToKnow.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}

/** The more a card is worth, the wider it is: its picture on narrow windows, its column on wide ones. */
const widths = {
  600: { column: 'lg:col-span-3', picture: 'w-3/5 lg:w-full' },
  1500: { column: 'lg:col-span-4', picture: 'w-4/5 lg:w-full' },
  3000: { column: 'lg:col-span-5', picture: 'w-full' },
}

async function GiftCardOffer({ value }: { value: keyof typeof widths }) {
  const locale = await getLocale()
  const t = await getTranslations('giftCards')
  const { title, description, includes } = giftCardOffers[value]
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
          <p className="font-sans text-[clamp(1.5rem,17cqi,4rem)]/none font-medium tracking-[-0.05em] wrap-anywhere">
            {formatPrice(value, locale)}
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
          {t('buy')}
          <span className="sr-only">: {textIn(title, locale)}</span>
        </Link>
      </p>
    </article>
  )
}
