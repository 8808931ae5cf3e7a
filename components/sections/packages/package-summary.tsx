import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import type { HotelPackage } from '@/content/package-parts'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'
import { PackageLink, PackagePrice } from './package-price'

interface PackageSummaryProps {
  item: HotelPackage
  /** Its picture is as wide as the window. */
  isWide: boolean
  /** Without its summary on phones; without scripts with its button. */
  isBrief?: boolean
  /** Its name. */
  children: ReactNode
}

/** A package's picture, and below it name, summary, price and button: in a row where the picture is wide. */
export function PackageSummary({ item, isWide, isBrief, children }: PackageSummaryProps) {
  const locale = useLocale()
  return (
    <>
      <div
        className={clsx(
          'overflow-hidden bg-snow-shade print:max-h-[34mm]',
          isWide
            ? '-mx-(--bleed) aspect-landscape md:aspect-auto md:h-wide-picture'
            : 'aspect-square md:aspect-auto md:h-75 lg:h-105',
        )}
      >
        <ContentPicture
          name={item.picture}
          sizes={isWide ? 'auto, 100vw' : 'auto, (width >= 48rem) 55vw, (width >= 22rem) 80vw, 160vw'}
        />
      </div>
      <div
        className={clsx(
          'grid content-start gap-x-3 gap-y-2 md:gap-x-6 md:gap-y-3.5',
          isWide
            ? 'pt-4 min-[20rem]:grid-cols-[1fr_auto] md:grid-cols-[1fr_minmax(0,max-content)_auto] md:pt-9'
            : 'flex-1 pt-3 max-lg:grid-rows-[auto_1fr] md:pt-4 lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr_minmax(5.5rem,auto)]',
        )}
      >
        <div
          className={clsx('flex items-center gap-2', isWide ? 'max-md:col-span-full' : 'lg:col-span-full')}
        >
          {children}
          <ArrowRight className={clsx('size-5 shrink-0 text-copper', !isWide && 'max-md:hidden')} />
        </div>
        <p
          className={clsx(
            'max-w-136 quiet max-md:text-small',
            isWide ? 'max-md:col-span-full' : 'lg:col-span-full lg:mb-2',
            isBrief && 'max-md:hidden',
          )}
        >
          {keepRanges(textIn(item.summary, locale))}
        </p>
        <PackagePrice
          price={item.price}
          className={clsx(isWide && 'md:col-start-2 md:row-span-2 md:row-start-1 md:max-w-64 md:text-right')}
        />
        <PackageLink
          item={item}
          className={clsx(
            'relative z-1 justify-self-start md:self-start',
            isWide
              ? 'self-center max-md:px-4 md:col-start-3 md:row-span-2 md:row-start-1'
              : 'max-md:btn-small max-md:w-full max-md:px-2.5',
            !isBrief && 'noscript:hidden',
          )}
        >
          <span className="sr-only"> {textIn(item.title, locale)}</span>
        </PackageLink>
      </div>
    </>
  )
}
