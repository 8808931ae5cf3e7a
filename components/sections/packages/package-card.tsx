import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { HotelPackage } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'
import { PackageBuy } from './package-buy'
import { PackageDetails } from './package-details'
import { PackageEntry } from './package-entry'
import { PackagePrice } from './package-price'

export async function PackageCard({ item, locale }: { item: HotelPackage; locale: Locale }) {
  const t = await getTranslations('packages')
  const dialog = await getTranslations('dialog')
  const { picture, title } = item
  return (
    <PackageEntry
      title={title}
      anchor={item.anchor}
      otherAnchors={item.otherAnchors}
      summary={item.summary}
      picture={
        <div className="package-picture overflow-hidden bg-snow-shade">
          <Picture
            picture={picture}
            alt={picture.alt[locale]}
            sizes="auto, (min-width: 48rem) 55vw, 100vw"
            className="transition-transform duration-900 ease-out group-hover:scale-103"
          />
        </div>
      }
      price={
        <p className="mt-1 text-ui quiet">
          <PackagePrice price={item.price} priceText={item.priceText} />
        </p>
      }
      details={<PackageDetails item={item} />}
      buy={<PackageBuy {...item} />}
      // The card behind the dialog has described it already.
      dialogPicture={<Picture picture={picture} alt="" sizes="(min-width: 48rem) 30rem, 100vw" />}
      labels={{
        category: t(`categories.${item.category}`),
        close: dialog('close'),
      }}
    />
  )
}
