import { getTranslations } from 'next-intl/server'
import { GiftCardOffer } from '@/components/sections/gift-cards/gift-card-offer'
import { PageHero } from '@/components/sections/hero/page-hero'
import { metadataOf } from '@/components/seo/page-metadata'
import { ExternalLink } from '@/components/ui/external-link'
import { giftCards } from '@/content/facts'
import { giftCardsCopy } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export const generateMetadata = metadataOf('/presentkort')

/** Gift cards. */
export default async function GiftCardsPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const [t, layout] = [await getTranslations('giftCards'), await getTranslations('layout')]
  const { lead, freeAmount, steps, goodToKnow } = textIn(giftCardsCopy, locale)
  return (
    <>
      <PageHero path="/presentkort" locale={locale} ridge="pass" lead={lead}>
        <ExternalLink
          href={bookingEngine.vouchers}
          newTabLabel={layout('newTab')}
          className="btn btn-primary"
        >
          {t('voucherShop')}
        </ExternalLink>
      </PageHero>
      <section className="wrap pt-group pb-section">
        <div className="cols gap-y-14 lg:grid-rows-[auto_auto_auto_1fr]">
          {giftCards.values.map((value) => (
            <GiftCardOffer key={value} value={value} locale={locale} />
          ))}
        </div>
        <div className="cols mt-section items-end gap-y-6 border-t hairline pt-8">
          <div className="lg:col-span-6">
            <h2 className="text-h3">{freeAmount.title}</h2>
            <p className="mt-2">{freeAmount.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3 lg:col-span-6 lg:justify-end">
            <Link href={inquiryHref({ about: 'gift-card-own' })} className="btn btn-dark">
              {t('buyFree')}
            </Link>
            <ExternalLink
              href={bookingEngine.vouchers}
              newTabLabel={layout('newTab')}
              className="action-link"
            >
              {t('voucherShop')}
            </ExternalLink>
          </div>
        </div>
      </section>
      <section className="py-section on-birch">
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
