import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { PackageLink, PackagePrice } from '@/components/sections/packages/package-price'
import { ContentPicture } from '@/components/sections/page/content-picture'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf, packagesFor } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { RoomsStrip } from './rooms-strip'

export async function PopularPackages() {
  const locale = await getLocale()
  const t = await getTranslations('home')
  return (
    <section aria-labelledby="popular-packages" className="overflow-x-clip py-section">
      <div className="wrap">
        <RoomsStrip />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 id="popular-packages" className="text-h2">
            {t('packages')}
          </h2>
          <Link href="/paketerbjudanden" className="action-link">
            {t('allPackages')}
            <ArrowRight />
          </Link>
        </div>
        <div className="mt-6 grid gap-x-gutter gap-y-6 md:mt-9 md:grid-cols-[5fr_7fr] md:gap-y-next lg:gap-x-14">
          {packagesFor(locale)
            .filter(({ isFeatured }) => isFeatured)
            .map((item, index) => (
              <PopularPackage key={item.id} item={item} isLead={index === 0} />
            ))}
        </div>
        <p className="mt-9 text-small quiet max-md:hidden">{t('packagesText')}</p>
      </div>
    </section>
  )
}

interface PopularPackageProps {
  item: HotelPackage
  /** Its picture is as wide as the window. */
  isLead: boolean
}

/** The link of the title covers the card. */
function PopularPackage({ item, isLead }: PopularPackageProps) {
  const locale = useLocale()
  const id = `package-${item.id}`
  const title = textIn(item.title, locale)
  return (
    <article
      aria-labelledby={id}
      className={clsx(
        'group relative',
        isLead
          ? 'md:col-span-full'
          : 'grid max-md:gap-x-4 min-[20rem]:max-md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]',
      )}
    >
      <div
        className={clsx(
          'overflow-hidden bg-snow-shade',
          isLead
            ? '-mx-(--bleed) aspect-wide md:aspect-auto md:h-wide-picture'
            : 'aspect-4/3 md:aspect-auto md:h-75 lg:h-105',
        )}
      >
        <ContentPicture
          name={item.picture}
          sizes={isLead ? '100vw' : '(width >= 48rem) 55vw, 50vw'}
          className="transition-transform duration-900 ease-out group-hover:scale-103"
        />
      </div>
      <div
        className={clsx(
          'grid content-start gap-x-3 gap-y-2 md:gap-x-6 md:gap-y-3.5',
          isLead
            ? 'pt-4 min-[20rem]:grid-cols-[1fr_auto] md:grid-cols-[1fr_minmax(0,max-content)_auto] md:pt-9'
            : 'md:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr_minmax(5.5rem,auto)] md:pt-4',
        )}
      >
        <h3 id={id} className={isLead ? 'text-h2 max-md:col-span-full' : 'text-h3 md:col-span-full'}>
          <Link
            href={`/paketerbjudanden#${anchorsOf(item, locale)[0]}`}
            className="underline decoration-transparent decoration-2 underline-offset-[0.16em] transition-colors group-hover:decoration-copper after:absolute after:inset-0"
          >
            {title}
          </Link>
          {!isLead && <ArrowRight className="ml-2 inline-block size-5 text-copper md:hidden" />}
        </h3>
        <p className={clsx('max-w-136 quiet max-md:hidden', !isLead && 'md:col-span-full md:mb-2')}>
          {textIn(item.summary, locale)}
        </p>
        <PackagePrice
          price={item.price}
          className={clsx(isLead && 'md:col-start-2 md:row-span-2 md:row-start-1 md:max-w-64 md:text-right')}
        />
        <PackageLink
          item={item}
          className={clsx(
            'relative z-1',
            isLead
              ? 'self-center max-md:px-4 md:col-start-3 md:row-span-2 md:row-start-1 md:self-start'
              : 'self-start max-md:hidden',
          )}
        >
          <span className="sr-only"> {title}</span>
        </PackageLink>
      </div>
    </article>
  )
}
