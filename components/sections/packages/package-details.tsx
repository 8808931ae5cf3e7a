import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import type { HotelPackage } from '@/content/packages'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function PackageDetails({ item }: { item: HotelPackage }) {
  const t = await getTranslations('packages')
  return (
    <div className="@container">
      <p className="mt-3.5 max-w-136">{item.description}</p>
      <div className="mt-8.5 grid gap-x-11 gap-y-8.5 @xl:grid-cols-2">
        {item.days.length > 0 && <PackageProgramme days={item.days} />}
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
          {item.terms.length > 0 && (
            <>
              <h3 className="mt-8.5 mb-3 text-h4">{t('terms')}</h3>
              <ul className="grid gap-1 text-ui">
                {item.terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            </>
          )}
          {!item.price && item.bookingUrl !== undefined && (
            <Link href={inquiryHref({ about: `package-${item.id}` })} className="action-link">
              {t('askForPrice')}
            </Link>
          )}
        </section>
        <PackageAddOns addOns={item.addOns} addOnNote={item.addOnNote} />
      </div>
    </div>
  )
}

async function PackageProgramme({ days }: Pick<HotelPackage, 'days'>) {
  const t = await getTranslations('packages')
  return (
    <section>
      <h3 className="mb-3 text-h4">{t('programme')}</h3>
      <ol className="grid gap-5.5">
        {days.map((lines, index) => (
          <li key={index} className="programme-day">
            {days.length > 1 && (
              <h4 className="mb-1 text-[1.125rem] leading-[1.3] font-semibold">
                {t('day', { number: index + 1 })}
              </h4>
            )}
            <ul>
              {lines.map(({ time, activity }) => (
                <li key={activity} className="grid grid-cols-[3.9em_1fr] py-1 text-ui">
                  {time !== undefined && <span className="num">{time}</span>}
                  <span className="col-start-2">{activity}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

async function PackageAddOns({ addOns, addOnNote }: Pick<HotelPackage, 'addOns' | 'addOnNote'>) {
  const t = await getTranslations('packages')
  return (
    <section>
      <h3 className="mb-3 text-h4">{t('addOns')}</h3>
      <ul className="border-b hairline text-ui">
        {addOns.map(({ name, description, price }) => (
          <li
            key={`${name} ${description}`}
            className="flex items-center justify-between gap-4 border-t hairline py-2.5"
          >
            <span className="font-medium">
              {name}
              {description !== undefined && (
                <span className="block text-caption font-normal quiet">{description}</span>
              )}
            </span>
            {price !== undefined && <span className="num font-medium">{price}</span>}
          </li>
        ))}
      </ul>
      {addOnNote !== undefined && <p className="mt-3 text-small quiet">{addOnNote}</p>}
    </section>
  )
}
