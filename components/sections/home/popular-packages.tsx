import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { PackagePrice } from '@/components/sections/packages/package-price'
import { ContentPicture } from '@/components/sections/page/content-picture'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf, packagesFor } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { RoomsStrip } from './rooms-strip'

export async function PopularPackages() {
  const locale = await getLocale()
  const t = await getTranslations('home')
  const [first, ...others] = packagesFor(locale).filter(({ isFeatured }) => isFeatured)
  return (
    <section aria-labelledby="popular-packages" className="wrap py-section">
      <RoomsStrip />
      <div className="cols items-start gap-y-6 md:gap-y-12">
        <div className="grid gap-y-6 md:col-span-4 md:gap-y-12 lg:col-span-6 lg:gap-y-18">
          <div>
            <h2 id="popular-packages" className="text-h2">
              {t('packages')}
            </h2>
            <p className="mt-4.5 max-w-120 max-md:hidden">{t('packagesText')}</p>
            <Link href="/paketerbjudanden" className="mt-3.5 action-link">
              {t('allPackages')}
              <ArrowRight />
            </Link>
          </div>
          {first && <PackageCard item={first} />}
        </div>
        <div className="grid gap-y-6 md:col-span-4 md:gap-y-12 lg:col-span-5 lg:col-start-8 lg:gap-y-18">
          {others.map((item) => (
            <PackageCard key={item.id} item={item} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The link of the title covers the card. */
function PackageCard({ item }: { item: HotelPackage }) {
  const locale = useLocale()
  const id = `package-${item.id}`
  return (
    <article
      aria-labelledby={id}
      className="group relative max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-4"
    >
      <div className="aspect-[4/3] overflow-hidden bg-snow-shade">
        <ContentPicture
          name={item.picture}
          sizes="(width >= 64rem) 49vw, (width >= 48rem) 46vw, 100vw"
          className="transition-transform duration-900 ease-out group-hover:scale-103"
        />
      </div>
      <div className="grid content-start gap-x-6 gap-y-2 md:pt-4 xl:grid-cols-[1fr_minmax(0,max-content)]">
        <h3 id={id} className="text-h3">
          <Link
            href={`/paketerbjudanden#${anchorsOf(item, locale)[0]}`}
            className="underline decoration-transparent decoration-2 underline-offset-[0.16em] transition-colors group-hover:decoration-copper after:absolute after:inset-0"
          >
            {textIn(item.title, locale)}
          </Link>
        </h3>
        <p className="max-w-136 quiet max-md:hidden xl:col-start-1">{textIn(item.summary, locale)}</p>
        <PackagePrice
          price={item.price}
          className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-w-64 xl:text-right"
        />
      </div>
    </article>
  )
}
