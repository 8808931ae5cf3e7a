import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { ExternalLink } from '@/components/ui/external-link'
import { events } from '@/content/events'
import { bookingEngine } from '@/content/venue'
import { formatNumber } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** The evening with a room, large and off the left edge, and beside it the evening alone. */
export async function NewYearOffers({ locale }: { locale: Locale }) {
  const t = await getTranslations('newYear')
  const [layout, words] = [await getTranslations('layout'), await getTranslations('events')]
  return (
    <section className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] pb-section">
      <h2 className="mb-3 max-w-4xl text-h2">{t('offers')}</h2>
      <CalendarFileLink id={events.nyar.id} locale={locale} />
      <div className="cols mt-group items-end gap-y-14">
        {events.nyar.prices.map(({ label, kronor }, index) => {
          const isLarge = index === 0
          return (
            <article
              key={label.sv}
              className={
                isLarge ? 'md:col-span-5 lg:col-span-7' : 'md:col-span-3 lg:col-span-4 lg:col-start-9'
              }
            >
              <div
                className={clsx(
                  'aspect-landscape overflow-hidden max-md:bleed-both md:aspect-auto',
                  isLarge ? 'md:bleed-left md:h-80 lg:h-130' : 'md:h-52 lg:h-75',
                )}
              >
                <ContentPicture
                  name={isLarge ? 'room-deluxe' : 'food-restaurant-window'}
                  sizes={isLarge ? '(width >= 48rem) 62vw, 100vw' : '(width >= 48rem) 36vw, 100vw'}
                />
              </div>
              <h3 className={clsx('mt-5', isLarge ? 'text-h2' : 'text-h3')}>{textIn(label, locale)}</h3>
              <p
                className={clsx(
                  'mt-4 font-sans',
                  isLarge
                    ? 'text-figure'
                    : 'text-[clamp(3.5rem,2rem+4vw,5.5rem)] leading-[0.9] font-medium tracking-[-0.055em]',
                )}
              >
                <span className="num">{formatNumber(kronor, locale)}</span>
                <span className="ml-[0.4em] font-serif text-h4 font-normal">{`\u00A0${t('perPerson')}`}</span>
              </p>
              <p className="mt-5 mb-6 max-w-md">{isLarge ? t('withRoom') : t('withoutRoom')}</p>
              {isLarge ? (
                <ExternalLink
                  href={bookingEngine.package('nyar')}
                  newTabLabel={layout('newTab')}
                  className="btn btn-caps btn-primary"
                >
                  {t('book')}
                </ExternalLink>
              ) : (
                <>
                  <Link
                    href={inquiryHref({ about: 'new-year-dinner' })}
                    className="btn btn-secondary btn-caps"
                  >
                    {t('book')}
                  </Link>
                  <p className="mt-3 text-ui quiet">{words('asks')}</p>
                </>
              )}
            </article>
          )
        })}
      </div>
    </section>
  )
}
