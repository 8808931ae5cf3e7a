import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import type { HotelPackage } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import { PackageAddOns } from './package-add-ons'
import { PackageProgramme } from './package-programme'

/** Everything about a package: description, programme, what is included, times, add-ons and terms. */
export async function PackageDetails({ item }: { item: HotelPackage }) {
  const t = await getTranslations('packages')
  return (
    <div className="@container">
      <p className="mt-3.5 max-w-136">{item.description}</p>
      <div className="mt-8.5 grid gap-x-11 gap-y-8.5 @xl:grid-cols-2">
        <PackageProgramme days={item.days} />
        <section>
          <h3 className="mb-3 text-h4">{t('includes')}</h3>
          <ul className="ring-list">
            {item.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="mb-3 text-h4">{t('times')}</h3>
          <FactsTable rows={item.times} />
          <h3 className="mt-8.5 mb-3 text-h4">{t('terms')}</h3>
          <ul className="grid gap-1 text-ui">
            {item.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          {!item.price && (
            <Link
              href={
                item.category === 'conference' ? '/booking-inquiry?fromConference=true' : '/booking-inquiry'
              }
              className="action-link"
            >
              {t('askForPrice')}
            </Link>
          )}
        </section>
        <PackageAddOns addOns={item.addOns} addOnNote={item.addOnNote} />
      </div>
    </div>
  )
}
