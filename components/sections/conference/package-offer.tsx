import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FactsTable } from '@/components/ui/facts-table'
import { conferenceOffers, type Arrangement } from '@/content/conference'
import { conference } from '@/content/facts'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface PackageOfferProps {
  name: Arrangement
  heading: 'h2' | 'h3'
  locale: Locale
  className?: string
  /** Links below the button. */
  children?: ReactNode
}

/** Name, price, hours and the way to ask; in a grid its five rows stand beside the next one's. */
export async function PackageOffer({
  name,
  heading: Heading,
  locale,
  className,
  children,
}: PackageOfferProps) {
  const t = await getTranslations('conference')
  const { title, text, hours } = conferenceOffers[name]
  const price = name === 'day' && formatPrice(conference.dayConferencePerPersonFrom, locale)
  return (
    <article className={clsx('row-span-5 grid grid-rows-subgrid gap-y-0', className)}>
      <Heading className={Heading === 'h2' ? 'text-h2' : 'text-h3'}>{textIn(title, locale)}</Heading>
      <p className="mt-3 max-w-measure">{textIn(text, locale)}</p>
      <p className="mt-5">
        {price && <span className="text-ui quiet">{t('from')} </span>}
        <span className="num font-sans text-h3">{price || t('onRequest')}</span>
        <span className="mt-1 block text-small quiet">{t(price ? 'dayPriceNote' : 'onRequestNote')}</span>
      </p>
      <FactsTable rows={[{ label: t('time'), value: textIn(hours, locale) }]} className="mt-5.5" />
      <div className="mt-7">
        <Link
          href={inquiryHref({ about: `conference-${name}`, fromConference: true })}
          className={clsx('btn', Heading === 'h2' || name === 'day' ? 'btn-primary' : 'btn-secondary')}
        >
          {t('ask')}
          <span className="sr-only">: {textIn(title, locale)}</span>
        </Link>
        {children}
      </div>
    </article>
  )
}
