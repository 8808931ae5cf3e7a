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
  /** Its picture is as wide as the window; the `lead` is so on phones, too. */
  size?: 'lead' | 'wide' | undefined
}

/** Opens its package in a dialog; without scripts all of it shows below the card. */
export async function PackageCard({ item, size }: PackageCardProps) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const [anchor, ...otherAnchors] = anchorsOf(item, locale)
  const isLead = size === 'lead'
  const title = textIn(item.title, locale)
  const details = <PackageDetails item={item} />
  const buy = <PackageBuy item={item} />
  // The card behind the dialog has described it already.
  const dialogPicture = <ContentPicture name={item.picture} alt="" sizes="(min-width: 48rem) 30rem, 100vw" />
  return (
    <article
      id={anchor}
      tabIndex={-1}
      className={clsx(
        'group relative focus:shadow-none focus:outline-none',
        !isLead && 'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-2',
        !size && 'md:flex md:h-full md:flex-col',
      )}
    >
      {otherAnchors.map((id) => (
        <span key={id} id={id} className="absolute" />
      ))}
      <div
        className={clsx(
          'aspect-landscape overflow-hidden bg-snow-shade print:max-h-[34mm]',
          isLead ? 'max-md:-mx-(--bleed)' : 'max-md:aspect-poster max-md:flex-[2_1_6rem]',
          size ? 'md:-mx-(--bleed) md:aspect-auto md:h-wide-picture' : 'md:aspect-auto md:h-75 lg:h-105',
        )}
      >
        <ContentPicture
          name={item.picture}
          sizes={`auto, (min-width: 48rem) ${size ? 100 : 55}vw, ${isLead ? 100 : 50}vw`}
        />
      </div>
      <div
        className={clsx(
          'grid content-start gap-x-6 gap-y-2 md:pt-4',
          isLead ? 'max-md:pt-4' : 'max-md:flex-[3_1_9.5rem]',
          size
            ? 'md:grid-cols-[1fr_minmax(0,max-content)_auto] md:pt-8'
            : 'md:flex-1 md:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr_auto]',
        )}
      >
        <div
          className={clsx('flex items-center gap-2.5 max-md:justify-between', !size && 'md:col-span-full')}
        >
          <DialogButton
            label={title}
            className="cursor-pointer text-left after:absolute after:inset-0"
            headingClassName={clsx(
              isLead ? 'text-h2 wrap-anywhere' : size ? 'text-h3 md:text-h2' : 'text-h3',
              'decoration-copper decoration-2 underline-offset-4 group-hover:underline',
            )}
            title={title}
            kicker={t(`categories.${item.category}`)}
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
        <p className={clsx('max-w-136 quiet max-md:text-small', !size && 'md:col-span-full md:mb-2')}>
          {textIn(item.summary, locale)}
        </p>
        <PackagePrice
          price={item.price}
          className={clsx(size && 'md:col-start-2 md:row-span-2 md:row-start-1 md:max-w-64 md:text-right')}
        />
        <PackageLink
          item={item}
          className={clsx(
            'z-1 btn justify-self-start btn-primary noscript:hidden',
            size ? 'md:col-start-3 md:row-span-2 md:row-start-1 md:self-start' : 'self-end max-md:btn-small',
            isLead && 'max-md:mt-2',
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
