import { getTranslations } from 'next-intl/server'
import { giftCardsCopy } from '@/content/gift-cards'
import { textIn, type Locale } from '@/lib/i18n/locales'

export async function GiftCardGuide({ locale }: { locale: Locale }) {
  const t = await getTranslations('giftCards')
  const { steps, goodToKnow } = textIn(giftCardsCopy, locale)
  return (
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
  )
}
