import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { DisplayFigure } from '@/components/ui/display-figure'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { currentHeading, currentOffer, retreatHabit } from '@/content/calendar'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** The section "Aktuellt": what comes next, or the yearly retreat without a date. */
export async function CurrentEvent({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const offer = currentOffer(locale)
  const picture = findPicture(offer?.picture ?? retreatHabit.picture)
  return (
    <section aria-labelledby="current" className="overflow-x-clip on-copper">
      <div className="wrap">
        <div className="cols">
          <div className="relative bleed-both aspect-landscape lg:col-span-7 lg:mr-0 lg:bleed-left lg:aspect-auto lg:min-h-180">
            <Picture
              picture={picture}
              alt={textIn(picture.alt, locale)}
              sizes="(width >= 64rem) 80vw, 107vw"
              className="absolute inset-0"
            />
          </div>
          <div className="pt-9 pb-16 lg:col-span-5 lg:self-end lg:pt-14 lg:pl-10">
            <h2 id="current" className="text-h4">
              {offer ? textIn(currentHeading, locale) : textIn(retreatHabit.heading, locale)}
            </h2>
            {offer && (
              <p className="mt-4.5 font-sans">
                <span className="block text-figure whitespace-nowrap">
                  <DisplayFigure>{offer.figure}</DisplayFigure>
                </span>{' '}
                <span className="mt-2 block text-h3">{offer.month}</span>
              </p>
            )}
            <h3 className="mt-8.5 text-h2">{offer?.title ?? textIn(retreatHabit.title, locale)}</h3>
            <p className="mt-3.5 max-w-112">{offer?.text ?? textIn(retreatHabit.text, locale)}</p>
            {offer && (
              <p className="mt-5.5 font-sans text-[clamp(1.75rem,1.5rem+0.9vw,2.375rem)]/none font-semibold tracking-[-0.025em]">
                <span className="num">{offer.price}</span>{' '}
                <span className="font-serif text-small font-normal tracking-normal">{t('perPerson')}</span>
              </p>
            )}
            <Link href={offer?.href ?? '/hostretreat'} className="mt-6 btn btn-primary">
              {offer?.link ?? textIn(retreatHabit.link, locale)}
              <Icon icon={ArrowRight} />
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
