import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BookingLink, NewTabLink } from '@/components/sections/page/new-tab-link'
import { Price } from '@/components/sections/page/price'
import type { HotelPackage } from '@/content/package-parts'
import { bookingEngine } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { readPrice } from './read-price'

/** Price and buttons: a bar on narrow windows, a column on wide ones. What to ask before booking comes first. */
export async function PackageBuy({ item }: { item: HotelPackage }) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const { id, price, question } = item
  return (
    <div className="flex items-center justify-between gap-x-3.5 gap-y-2 px-5 py-2.5 on-fir max-md:flex-wrap md:block md:px-8 md:pt-6.5 md:pb-7.5">
      <div className="max-md:min-w-0 max-md:flex-[1_1_8rem]">
        <p className="mb-1 text-small quiet max-md:sr-only">{textIn(item.title, locale)}</p>
        <PackagePrice price={price} isWithVat />
      </div>
      <PackageLink item={item} className="max-md:px-4 md:mt-5 md:w-full" />
      {question && (
        <NewTabLink href={bookingEngine.package(id)} className="action-link md:mt-3">
          {t('bookInSystem')}
        </NewTabLink>
      )}
    </div>
  )
}

interface PackageLinkProps {
  item: HotelPackage
  className: string
  /** Names the package, where several links stand on one page. */
  children?: ReactNode
}

/** A link that books the package, or asks what is to be asked first. */
export async function PackageLink({ item: { id, question }, className, children }: PackageLinkProps) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  return (
    <BookingLink
      href={question ? inquiryHref({ about: `package-${id}` }) : bookingEngine.package(id)}
      className={clsx('btn', question ? 'btn-secondary' : 'btn-primary', className)}
    >
      {question ? textIn(question, locale) : t('book')}
      {children}
    </BookingLink>
  )
}

interface PackagePriceProps {
  price: HotelPackage['price']
  isWithVat?: boolean
  className?: string
}

export async function PackagePrice({ price, isWithVat, className }: PackagePriceProps) {
  return <Price {...await readPrice(price, isWithVat)} className={className} />
}
