import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { DialogButton } from '@/components/sections/page/dialog-button'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf } from '@/content/packages'
import { textIn } from '@/lib/i18n/locales'
import { PackageDetails } from './package-details'
import { PackageBuy, PackagePrice } from './package-price'

/** Opens its package in a dialog; without scripts all of it shows below the card. */
export async function PackageCard({ item }: { item: HotelPackage }) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const [anchor, ...otherAnchors] = anchorsOf(item, locale)
  const details = <PackageDetails item={item} />
  const buy = <PackageBuy item={item} />
  // The card behind the dialog has described it already.
  const dialogPicture = <ContentPicture name={item.picture} alt="" sizes="(min-width: 48rem) 30rem, 100vw" />
  return (
    <article
      id={anchor}
      tabIndex={-1}
      className="group relative focus:shadow-none focus:outline-none max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-4"
    >
      {otherAnchors.map((id) => (
        <span key={id} id={id} className="absolute" />
      ))}
      <div className="aspect-landscape overflow-hidden bg-snow-shade max-md:aspect-poster lg:aspect-auto lg:h-105 lg:in-[li:last-child:nth-child(odd)]:h-140 print:max-h-[34mm]">
        <ContentPicture
          name={item.picture}
          sizes="auto, (min-width: 48rem) 55vw, 50vw"
          className="transition-transform duration-900 ease-out group-hover:scale-103"
        />
      </div>
      <div className="grid content-start gap-x-6 gap-y-2 md:pt-4 xl:grid-cols-[1fr_minmax(0,max-content)]">
        <div className="flex items-center gap-2.5 max-md:justify-between">
          <DialogButton
            label={textIn(item.title, locale)}
            className="cursor-pointer text-left after:absolute after:inset-0"
            headingClassName="text-h3 decoration-copper decoration-2 underline-offset-4 group-hover:underline"
            title={textIn(item.title, locale)}
            kicker={t(`categories.${item.categories[0]}`)}
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
        <p className="max-w-136 quiet max-md:text-small xl:col-start-1">{textIn(item.summary, locale)}</p>
        <PackagePrice
          price={item.price}
          className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-w-64 xl:text-right"
        />
      </div>
      <div className="col-span-full mt-3 border-t hairline pt-4 scripting:hidden">
        {details}
        <div className="mt-8 mb-4">{buy}</div>
      </div>
    </article>
  )
}
