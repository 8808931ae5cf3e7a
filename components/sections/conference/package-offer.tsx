import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { Price } from '@/components/sections/page/price'
import { type Arrangement, conferenceOffers, packageHours } from '@/content/conference'
import { conference } from '@/content/facts'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { PLANNER_PATH } from '@/lib/routes/paths'

interface PackageOfferProps {
  name: Arrangement
  heading: 'h2' | 'h3'
  className?: string
}

/** Name, hours, price and the way to ask, below an `h2` the planner, too; in a grid its rows align. */
export async function PackageOffer({ name, heading: Heading, className }: PackageOfferProps) {
  const locale = await getLocale()
  const t = await getTranslations('conference')
  const { title, text, hours, plan } = conferenceOffers[name]
  const isLarge = Heading === 'h2'
  const price =
    name === 'day'
      ? { amount: conference.dayConferencePerPersonFrom, isFrom: true, unit: t('dayPriceNote') }
      : { amount: t('onRequest') }
  return (
    <article
      className={clsx(
        'grid grid-rows-subgrid gap-y-0',
        isLarge
          ? 'row-span-5'
          : 'row-span-3 max-md:gap-x-4 min-[23rem]:max-md:row-span-2 min-[23rem]:max-md:grid-cols-[1fr_auto] md:row-span-4',
        className,
      )}
    >
      <div
        className={clsx(
          'flex flex-wrap items-baseline justify-between gap-x-6',
          !isLarge && 'min-[23rem]:max-md:col-span-2',
        )}
      >
        <Heading className={clsx('text-h3', isLarge && 'xl:text-[2.5rem]')}>{textIn(title, locale)}</Heading>
        {isLarge ? (
          <p aria-hidden="true">
            {name !== 'tailored' && (
              <span className="num mr-2 font-sans text-h3 font-medium xl:text-h2">
                {packageHours[name].end - packageHours[name].start}
              </span>
            )}
            <span className="text-ui quiet">{t(name === 'tailored' ? 'yourHours' : 'hours')}</span>
          </p>
        ) : (
          <p className="text-ui quiet">{textIn(hours, locale)}</p>
        )}
      </div>
      <p className={clsx('mt-3 max-w-measure', !isLarge && 'max-md:hidden')}>{textIn(text, locale)}</p>
      <Price {...price} className="mt-4" />
      {isLarge && (
        <dl className="mt-5 flex gap-x-6 border-y hairline py-2.5 text-ui">
          <dt className="quiet">{t('time')}</dt>
          <dd className="font-medium">{textIn(hours, locale)}</dd>
        </dl>
      )}
      <div
        className={clsx(
          'mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 self-start',
          !isLarge && 'max-md:mt-4',
        )}
      >
        <Link
          href={inquiryHref({ about: `conference-${name}`, fromConference: true })}
          className="btn btn-primary"
        >
          {t('inquire')}
          <span className="sr-only">: {textIn(title, locale)}</span>
        </Link>
        {isLarge && (
          <Link href={`${PLANNER_PATH}?type=${name}`} className="action-link">
            {textIn(plan, locale)}
          </Link>
        )}
      </div>
    </article>
  )
}
