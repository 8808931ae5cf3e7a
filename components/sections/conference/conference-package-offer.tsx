import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FactsTable } from '@/components/ui/facts-table'
import { conferenceTexts, type ConferencePackage } from '@/content/conference'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { RowPrice } from './row-price'

interface ConferencePackageOfferProps {
  name: ConferencePackage
  locale: Locale
  className?: string
  /** Links below the button. */
  children?: ReactNode
}

export async function ConferencePackageOffer({
  name,
  locale,
  className,
  children,
}: ConferencePackageOfferProps) {
  const t = await getTranslations('conference')
  const { title, text, price, times } = conferenceTexts[locale].offers[name]
  return (
    <article className={className}>
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 max-w-lg">{text}</p>
      <div className="mt-5">
        <RowPrice {...price} />
      </div>
      <FactsTable rows={times} className="mt-5.5" />
      <p className="mt-7">
        <Link
          href={inquiryHref({ about: `conference-${name}`, fromConference: true })}
          className={clsx('btn', name === 'day' ? 'btn-primary' : 'btn-secondary')}
        >
          {t(`inquireAbout.${name}`)}
        </Link>
      </p>
      {children !== undefined && <p className="mt-3 flex flex-wrap gap-x-6">{children}</p>}
    </article>
  )
}
