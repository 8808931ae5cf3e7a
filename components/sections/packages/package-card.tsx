import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { DialogButton } from '@/components/sections/page/dialog-button'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf } from '@/content/packages'
import { textIn } from '@/lib/i18n/locales'
import { PackageDetails } from './package-details'
import { PackageBuy, PackageLink, PackagePrice } from './package-price'

interface PackageCardProps {
  item: HotelPackage
  /** Its picture is as wide as the window; on phones the others have a small one. */
  isWide: boolean
}

/** Opens its package in a dialog; without scripts all of it shows below the card. */
export async function PackageCard({ item, isWide }: PackageCardProps) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const [anchor, ...otherAnchors] = anchorsOf(item, locale)
  const title = textIn(item.title, locale)
  const details = <PackageDetails item={item} />
  const buy = <PackageBuy item={item} />
  // The card behind the dialog has described it already.
  const dialogPicture = <ContentPicture name={item.picture} alt="" sizes="(width >= 48rem) 30rem, 100vw" />
  return (
    <article
      id={anchor}
      tabIndex={-1}
      className={clsx(
        'group relative focus:shadow-none focus:outline-none',
        !isWide && 'flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-2 md:h-full md:flex-col',
      )}
    >
      {otherAnchors.map((id) => (
        <span key={id} id={id} className="absolute" />
      ))}
      <div
        className={clsx(
          'aspect-landscape overflow-hidden bg-snow-shade print:max-h-[34mm]',
          isWide
            ? '-mx-(--bleed) md:aspect-auto md:h-wide-picture'
            : 'max-md:aspect-poster max-md:flex-[2_1_6rem] md:aspect-auto md:h-75 lg:h-105',
        )}
      >
        <ContentPicture
          name={item.picture}
          sizes={isWide ? 'auto, 100vw' : 'auto, (width >= 48rem) 55vw, 50vw'}
        />
      </div>
      <div
        className={clsx(
          'grid content-start gap-x-3 gap-y-2 pt-4 md:gap-x-6 md:gap-y-3.5',
          isWide
            ? 'min-[20rem]:grid-cols-[1fr_auto] md:grid-cols-[1fr_minmax(0,max-content)_auto] md:pt-9'
            : 'max-md:flex-[3_1_9.5rem] max-md:pt-0 md:flex-1 md:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr_minmax(5.5rem,auto)]',
        )}
      >
        <div
          className={clsx(
            'flex items-center gap-2.5 max-md:justify-between',
            isWide ? 'max-md:col-span-full' : 'md:col-span-full',
          )}
        >
          <DialogButton
            label={title}
            className="cursor-pointer text-left after:absolute after:inset-0"
            headingClassName={clsx(
              isWide ? 'text-h2 wrap-anywhere' : 'text-h3',
              'decoration-copper decoration-2 underline-offset-4 group-hover:underline',
            )}
            title={title}
            kicker={t(`categories.${item.category}`)}
            isPrinted
            banner={<div className="-mx-5 aspect-wide md:hidden">{dialogPicture}</div>}
            aside={
              <>
                <div className="min-h-0 flex-1 max-md:hidden">{dialogPicture}</div>
                {buy}
              </>
            }
          >
            {details}
          </DialogButton>
          <ArrowRight className="size-5.5 shrink-0 text-copper" />
        </div>
        <p
          className={clsx(
            'max-w-136 quiet max-md:text-small',
            isWide ? 'max-md:col-span-full' : 'md:col-span-full md:mb-2',
          )}
        >
          {textIn(item.summary, locale)}
        </p>
        <PackagePrice
          price={item.price}
          className={clsx(isWide && 'md:col-start-2 md:row-span-2 md:row-start-1 md:max-w-64 md:text-right')}
        />
        <PackageLink
          item={item}
          className={clsx(
            'z-1 justify-self-start noscript:hidden',
            isWide
              ? 'self-center max-md:px-4 md:col-start-3 md:row-span-2 md:row-start-1 md:self-start'
              : 'self-end max-md:btn-small md:self-start',
          )}
        >
          <span className="sr-only"> {title}</span>
        </PackageLink>
      </div>
      <div className="mt-3 w-full border-t hairline pt-4 scripting:hidden">
        {details}
        <div className="mt-8 mb-4">{buy}</div>
      </div>
    </article>
  )
}
