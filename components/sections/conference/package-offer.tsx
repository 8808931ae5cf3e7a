import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { Price } from '@/components/sections/page/price'
import { type Arrangement, conferenceOffers, packageHours } from '@/content/conference'
import { conference } from '@/content/facts'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { PLANNER_PATH } from '@/lib/routes/paths'

interface PackageOfferProps {
  name: Arrangement
  heading: 'h2' | 'h3'
  /** Name and hours beside the rest, in wide windows. */
  isRow?: boolean
  className?: string
}

/** Name, hours, price and the way to ask, below an `h2` the planner, too. Below an `h3` its rows align in a grid. */
export async function PackageOffer({ name, heading: Heading, isRow, className }: PackageOfferProps) {
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
        'grid',
        !isLarge &&
          'row-span-3 grid-rows-subgrid gap-y-0 max-md:gap-x-4 min-[23rem]:max-md:row-span-2 min-[23rem]:max-md:grid-cols-[1fr_auto] md:row-span-4',
        isRow &&
          'gap-x-gutter lg:grid-cols-12 lg:[&>*]:col-[8/-1] lg:[&>:first-child]:col-[1/8] lg:[&>:first-child]:row-[1/5]',
        className,
      )}
    >
      <div
        className={clsx(
          'flex flex-wrap justify-between gap-x-6',
          isLarge ? 'items-end gap-y-2' : 'items-baseline',
          isRow && 'lg:flex-row-reverse lg:items-start lg:justify-end lg:gap-x-10',
          !isLarge && 'min-[23rem]:max-md:col-span-2',
        )}
      >
        <div className={clsx(!isLarge && 'contents')}>
          <Heading className={isLarge ? 'text-h2' : 'text-h3'}>{textIn(title, locale)}</Heading>
          <p className={isLarge ? 'mt-2 text-lead quiet' : 'text-ui quiet'}>{textIn(hours, locale)}</p>
        </div>
        {isLarge && name !== 'tailored' && (
          <p aria-hidden="true" className="flex items-baseline gap-x-2.5">
            <span className="num font-sans text-h2 font-medium">
              {packageHours[name].end - packageHours[name].start}
            </span>
            <span className="font-sans text-h4 font-medium">{t('hours')}</span>
          </p>
        )}
      </div>
      <p className={clsx('mt-3 max-w-measure', !isLarge && 'max-md:hidden')}>{textIn(text, locale)}</p>
      <Price {...price} className="mt-4" />
      <div
        className={clsx(
          'mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 self-start',
          !isLarge && 'max-md:mt-4',
        )}
      >
        <InquiryLink about={`conference-${name}`} fromConference of={textIn(title, locale)} />
        {isLarge && (
          <Link href={`${PLANNER_PATH}?type=${name}`} className="action-link">
            {textIn(plan, locale)}
          </Link>
        )}
      </div>
    </article>
  )
}
