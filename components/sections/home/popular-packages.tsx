import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { PackagePrice } from '@/components/sections/packages/package-price'
import { PackageTeaser } from '@/components/sections/packages/package-teaser'
import { Icon } from '@/components/ui/icon'
import { homeCopy } from '@/content/home'
import { featuredPackages, type HotelPackage } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

/** Category of the package with a portrait picture. */
const POSTER: HotelPackage['category'] = 'experience'

export async function PopularPackages({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const { title, text } = homeCopy[locale].packages
  const featured = featuredPackages(locale)
  const posters = featured.filter(({ category }) => category === POSTER)
  const others = featured.filter(({ category }) => category !== POSTER)
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
          {posters.map((offer) => card(offer, 'poster'))}
        </div>
        <div className="grid gap-y-12 md:col-span-4 lg:col-span-6 lg:col-start-7 lg:gap-y-18">
          {others.map((offer) => card(offer, 'landscape'))}
        </div>
      </div>
    </section>
  )

  /** `sizes` is the picture's full width, including what the crop hides. */
  function card(
    { id, picture, title, price, priceText, summary, anchor }: HotelPackage,
    shape: 'poster' | 'landscape',
  ) {
    return (
      <PackageTeaser
        key={id}
        picture={picture}
        alt={picture.alt[locale]}
        title={title}
        price={<PackagePrice price={price} priceText={priceText} />}
        text={summary}
        href={`/paketerbjudanden#${anchor}`}
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
