import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { PackagePrice } from '@/components/sections/packages/package-price'
import { PackageTeaser } from '@/components/sections/packages/package-teaser'
import { Icon } from '@/components/ui/icon'
import { homeCopy } from '@/content/home'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf, packagesFor } from '@/content/packages'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

/** The package with a portrait picture has this category. */
const isPoster = ({ categories }: HotelPackage) => categories[0] === 'experience'

export async function PopularPackages({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const { title, text } = homeCopy[locale].packages
  const featured = packagesFor(locale).filter(({ isFeatured }) => isFeatured)
  const posters = featured.filter(isPoster)
  const others = featured.filter((item) => !isPoster(item))
  return (
    <section aria-labelledby="popular-packages" className="wrap py-section">
      <div className="cols items-start gap-y-12">
        <div className="grid gap-y-12 md:col-span-4 lg:col-span-5 lg:gap-y-18">
          <div>
            <h2 id="popular-packages" className="text-h2">
              {title}
            </h2>
            <p className="mt-4.5 max-w-120">{text}</p>
            <Link href="/paketerbjudanden" className="mt-3.5 action-link">
              {t('allPackages')}
              <Icon icon={ArrowRight} />
            </Link>
          </div>
          {posters.map((item) => card(item, 'poster'))}
        </div>
        <div className="grid gap-y-12 md:col-span-4 lg:col-span-6 lg:col-start-7 lg:gap-y-18">
          {others.map((item) => card(item, 'landscape'))}
        </div>
      </div>
    </section>
  )

  /** `sizes` is the picture's full width, including what the crop hides. */
  function card(item: HotelPackage, shape: 'poster' | 'landscape') {
    const picture = findPicture(item.picture)
    return (
      <PackageTeaser
        key={item.id}
        picture={picture}
        alt={picture.alt[locale]}
        title={item.title[locale]}
        price={<PackagePrice price={item.price} locale={locale} />}
        text={item.summary[locale]}
        href={`/paketerbjudanden#${anchorsOf(item, locale)[0]}`}
        shape={shape}
        sizes={
          shape === 'poster'
            ? '(width >= 64rem) 74vw, (width >= 48rem) 82vw, 190vw'
            : '(width >= 64rem) 49vw, (width >= 48rem) 46vw, 100vw'
        }
      />
    )
  }
}
