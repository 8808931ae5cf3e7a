import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { PackageSummary } from '@/components/sections/packages/package-summary'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf, packagesFor } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { RoomsStrip } from './rooms-strip'

export async function PopularPackages() {
  const locale = await getLocale()
  const t = await getTranslations('home')
  return (
    <section className="overflow-x-clip py-section max-md:py-group">
      <div className="wrap">
        <RoomsStrip />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 className="text-h2">{t('packages')}</h2>
          <Link href="/paketerbjudanden" className="action-link">
            {t('allPackages')}
            <ArrowRight />
          </Link>
        </div>
        <div className="mt-6 grid gap-x-3.5 gap-y-5 *:min-w-0 min-[22rem]:grid-cols-2 md:mt-9 md:grid-cols-[5fr_7fr] md:gap-x-gutter md:gap-y-next lg:gap-x-14">
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

/** The link of the title covers the card. */
function PopularPackage({ item, isLead }: { item: HotelPackage; isLead: boolean }) {
  const locale = useLocale()
  const id = `package-${item.id}`
  return (
    <article
      aria-labelledby={id}
      className={clsx('group relative', isLead ? 'col-span-full' : 'flex flex-col')}
    >
      <PackageSummary item={item} isWide={isLead} isBrief>
        <h3 id={id} className={isLead ? 'text-h2' : 'min-w-0 text-h4 wrap-anywhere md:text-h3'}>
          <Link
            href={`/paketerbjudanden#${anchorsOf(item, locale)[0]}`}
            className="decoration-copper decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {textIn(item.title, locale)}
          </Link>
        </h3>
      </PackageSummary>
    </article>
  )
}
