import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { giftCardOffers, giftCardsCopy } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { GiftCardOffer } from './gift-card-offer'

/** The more a card is worth, the wider it is. */
const spans = ['lg:col-span-3', 'lg:col-span-4', 'lg:col-span-5']

/** The three cards, and any other amount. */
export async function GiftCardList({ locale }: { locale: Locale }) {
  const t = await getTranslations('giftCards')
  const layout = await getTranslations('layout')
  const { title, text } = giftCardsCopy[locale].freeAmount
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="cols gap-y-14">
          {giftCardOffers[locale].map((card, index) => (
            <GiftCardOffer key={card.value} card={card} locale={locale} className={spans[index]} />
          ))}
        </div>
        <div className="cols mt-section items-end gap-y-6 border-t hairline pt-8">
          <div className="lg:col-span-6">
            <h2 className="text-h3">{title}</h2>
            <p className="mt-2">{text}</p>
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
      </div>
    </section>
  )
}
