import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { EventDate } from '@/components/sections/events/event-date'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { Price } from '@/components/sections/page/price'
import { currentOffer, eventUnit } from '@/content/calendar'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export async function CurrentEvent() {
  const locale = await getLocale()
  const t = await getTranslations('home')
  const offer = currentOffer(locale)
  if (!offer) return null
  return (
    <section aria-labelledby="current" className="overflow-x-clip on-copper">
      <div className="cols wrap">
        <EdgePicture
          name={offer.picture.name}
          sizes="(width >= 64rem) 80vw, 107vw"
          className="aspect-wide lg:col-span-7 lg:mr-0 lg:aspect-auto lg:min-h-180"
        />
        <div className="py-9 lg:col-span-5 lg:self-end lg:pt-14 lg:pb-16 lg:pl-10">
          <h2 id="current" className="text-h4">
            {t('current')}
          </h2>
          <p className="mt-4.5">
            <EventDate days={offer.days} className="text-figure" />
          </p>
          <h3 className="mt-6 text-h2">{textIn(offer.title, locale)}</h3>
          <p className="mt-3.5 max-w-112">{textIn(offer.description, locale)}</p>
          <Price amount={offer.prices[0].kronor} unit={eventUnit(offer, locale)} className="mt-5.5" />
          <Link href={offer.href} className="mt-6 btn btn-secondary">
            {t('readAbout', { event: textIn(offer.theName, locale) })}
            <ArrowRight />
          </Link>
        </div>
      </div>
    </section>
  )
}
