import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FactsTable } from '@/components/ui/facts-table'
import { conferenceTexts, type Arrangement } from '@/content/conference'
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
  const { title, text, price, hours } = textIn(conferenceTexts, locale).offers[name]
  return (
    <article className={clsx('row-span-5 grid grid-rows-subgrid gap-y-0', className)}>
      <Heading className={Heading === 'h2' ? 'text-h2' : 'text-h3'}>{title}</Heading>
      <p className="mt-3 max-w-measure">{text}</p>
      <p className="mt-5">
        {'from' in price && <span className="text-ui quiet">{price.from} </span>}
        <span className="num font-sans text-h3">{price.amount}</span>
        <span className="mt-1 block text-small quiet">{price.note}</span>
      </p>
      <FactsTable rows={[{ label: t('time'), value: hours }]} className="mt-5.5" />
      <div className="mt-7">
        <Link
          href={inquiryHref({ about: `conference-${name}`, fromConference: true })}
          className={clsx('btn', Heading === 'h2' || name === 'day' ? 'btn-primary' : 'btn-secondary')}
        >
          {t('ask')}
          <span className="sr-only">: {title}</span>
        </Link>
        {children}
      </div>
    </article>
  )
}
