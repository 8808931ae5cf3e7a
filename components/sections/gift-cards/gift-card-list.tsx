import { getTranslations } from 'next-intl/server'
import { ExternalLink } from '@/components/ui/external-link'
import { giftCards } from '@/content/facts'
import { giftCardsCopy } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { GiftCardOffer } from './gift-card-offer'

/** The more a card is worth, the wider it is: its picture on narrow windows, its column on wide ones. */
const widths = [
  { column: 'lg:col-span-3', picture: 'w-3/5 lg:w-full' },
  { column: 'lg:col-span-4', picture: 'w-4/5 lg:w-full' },
  { column: 'lg:col-span-5', picture: 'w-full' },
] as const

/** The three cards, and any other amount. */
export async function GiftCardList({ locale }: { locale: Locale }) {
  const t = await getTranslations('giftCards')
  const layout = await getTranslations('layout')
  const { title, text } = textIn(giftCardsCopy, locale).freeAmount
  return (
    <section className="pt-group pb-section">
      <div className="wrap">
        <div className="cols gap-y-14 lg:grid-rows-[auto_auto_auto_1fr]">
          {giftCards.values.map((value, index) => (
            <GiftCardOffer
              key={value}
              value={value}
              locale={locale}
              className={widths[index]?.column}
              pictureClassName={widths[index]?.picture}
            />
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
