import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { View } from '@/components/sections/filter/view'
import { HashTarget } from '@/components/sections/packages/hash-target'
import { PackageCard } from '@/components/sections/packages/package-card'
import { PackageWeek } from '@/components/sections/packages/package-week'
import { metadataOf } from '@/components/seo/page-metadata'
import { packagesFor, pastPackages } from '@/content/packages'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/paketerbjudanden'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** Columns of each: pairs, and between them one as wide as the window. */
const [WIDER, NARROWER, WIDE] = ['md:col-span-7', 'md:col-span-5', 'col-span-full']
const columns = [WIDER, NARROWER, WIDE, NARROWER, WIDER, WIDE, WIDER, NARROWER, NARROWER, WIDER]
const firstOfPair = [0, 3, 6, 8]

/** Packages, all or one category. Those that are over are named below, under the ids of their cards. */
export default async function PackagesPage({ params }: ViewPageProps) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const view = await readView(PATH, params)
  const packages = packagesFor(locale).filter(({ category }) => !view || category === view)
  const past = pastPackages(locale)
  return (
    <View>
      <div className="wrap pt-6 pb-next md:pb-section">
        <HashTarget unknown={t('unknown')} />
        <ul
          className={clsx(
            'grid gap-x-3.5 gap-y-10 *:min-w-0 scripting:min-[22rem]:max-md:grid-cols-2',
            'md:grid-cols-12 md:gap-x-gutter md:gap-y-next lg:gap-x-14 print:gap-y-[7mm]',
          )}
        >
          {packages.map((item, index) => {
            const place = index % columns.length
            const isAlone = index === packages.length - 1 && firstOfPair.includes(place)
            const span = isAlone ? WIDE : columns[place]
            return (
              <li key={item.id} className={span}>
                <PackageCard item={item} isWide={span === WIDE} />
              </li>
            )
          })}
        </ul>
        <p className="mt-6 max-w-lead text-small quiet md:mt-group">{t('prices')}</p>
        {past.length > 0 && (
          <ul className="mt-group max-w-measure text-ui text-fir-700">
            {past.map(({ anchors, text }) => (
              <li key={text} className="border-t hairline py-2.5">
                {anchors.map((id) => (
                  <span key={id} id={id} />
                ))}
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {view === undefined && <PackageWeek />}
    </View>
  )
}
