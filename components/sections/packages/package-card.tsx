import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { DialogButton } from '@/components/sections/page/dialog-button'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf } from '@/content/packages'
import { textIn } from '@/lib/i18n/locales'
import { PackageDetails } from './package-details'
import { PackageBuy } from './package-price'
import { PackageSummary } from './package-summary'

interface PackageCardProps {
  item: HotelPackage
  /** Its picture is as wide as the window. */
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
        !isWide && 'flex h-full flex-col',
      )}
    >
      {otherAnchors.map((id) => (
        <span key={id} id={id} className="absolute" />
      ))}
      <PackageSummary item={item} isWide={isWide}>
        <DialogButton
          label={title}
          className="cursor-pointer text-left after:absolute after:inset-0"
          headingClassName={clsx(
            isWide ? 'text-h2' : 'min-w-0 text-h4 md:text-h3',
            'wrap-anywhere',
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
      </PackageSummary>
      <div className="mt-3 w-full border-t hairline pt-4 scripting:hidden">
        {details}
        <div className="mt-8 mb-4">{buy}</div>
      </div>
    </article>
  )
}
