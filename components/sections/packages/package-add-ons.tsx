import { getTranslations } from 'next-intl/server'
import type { HotelPackage } from '@/content/packages'

/** What can be added to a package, with its price where there is one. */
export async function PackageAddOns({ addOns, addOnNote }: Pick<HotelPackage, 'addOns' | 'addOnNote'>) {
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
