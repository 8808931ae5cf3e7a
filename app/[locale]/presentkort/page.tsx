import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageHero } from '@/components/sections/hero/page-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { metadataOf } from '@/components/seo/page-metadata'
import { LogoMark } from '@/components/ui/logo-mark'
import { giftCards } from '@/content/facts'
import { giftCardOffers, giftCardsContent } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/presentkort')

export default async function GiftCardsPage() {
  const locale = await getLocale()
  const t = await getTranslations('giftCards')
  const { lead, freeAmount, steps, goodToKnow } = textIn(giftCardsContent, locale)
  return (
    <>
      <PageHero path="/presentkort" ridge="pass" lead={lead}>
        <NewTabLink href={bookingEngine.vouchers} className="btn btn-primary">
          {t('voucherShop')}
        </NewTabLink>
      </PageHero>
      <section className="on-copper">
        <div className="cols wrap gap-y-14 pt-group lg:grid-rows-[auto_auto_auto_1fr]">
          {giftCards.values.map((value) => (
            <GiftCardOffer key={value} value={value} />
          ))}
        </div>
        <div className="cols wrap mt-next items-end gap-y-6 pb-next">
          <hr className="border-t hairline" />
          <div className="lg:col-span-6">
            <h2 className="text-h3">{freeAmount.title}</h2>
            <p className="mt-2">{freeAmount.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3 lg:col-span-6 lg:justify-end">
            <InquiryLink about="gift-card-own" label={t('buyFree')} />
            <NewTabLink href={bookingEngine.vouchers} className="action-link">
              {t('voucherShop')}
            </NewTabLink>
          </div>
        </div>
      </section>
      <section className="py-next on-birch">
        <div className="wrap">
          <h2 className="text-h2">{t('howItWorks')}</h2>
          <ol className="mt-8 grid gap-x-gutter gap-y-8 lg:mt-group lg:grid-cols-3">
            {steps.map(({ title, text }, index) => (
              <li
                key={title}
                className="hairline max-lg:grid max-lg:grid-cols-[4.5rem_1fr] lg:border-t lg:pt-7"
              >
                <span
                  aria-hidden="true"
                  className="block font-sans text-[clamp(4rem,8.4vw,7.5rem)] leading-[0.8] font-medium text-copper proportional-nums"
                >
                  {index + 1}
                </span>
                <div className="lg:mt-7">
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1.5 max-w-measure">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <h2 className="mt-next text-h3">{t('goodToKnow')}</h2>
          <ul className="mt-4 grid gap-x-gutter border-b hairline md:grid-cols-2">
            {goodToKnow.map((line) => (
              <li key={line} className="border-t hairline py-4">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

/** The more a card is worth, the larger it is: higher on phones, wider, in vw, in wide windows. */
const sizes = {
  600: { column: 'lg:col-span-3', picture: 'max-md:h-40', width: 23 },
  1500: { column: 'lg:col-span-4', picture: 'max-md:h-48', width: 31 },
  3000: { column: 'lg:col-span-5', picture: 'max-md:h-56', width: 38 },
}

async function GiftCardOffer({ value }: { value: keyof typeof sizes }) {
  const locale = await getLocale()
  const t = await getTranslations('giftCards')
  const { title, description, picture, includes } = giftCardOffers[value]
  return (
    <article className={clsx('lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0', sizes[value].column)}>
      <div className="on-fir lg:self-end">
        <div className={clsx('md:max-lg:h-80 lg:aspect-[8/5]', sizes[value].picture)}>
          <ContentPicture name={picture} alt="" sizes={`(width >= 64rem) ${sizes[value].width}vw, 100vw`} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 md:px-5">
          <p className="font-sans text-h2 leading-none lg:max-xl:text-h3">{formatPrice(value, locale)}</p>
          <LogoMark className="size-8" />
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
        <InquiryLink about={`gift-card-${value}`} label={t('buy')} of={textIn(title, locale)} />
      </p>
    </article>
  )
}
