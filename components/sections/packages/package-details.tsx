import { getLocale, getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import type { HotelPackage } from '@/content/package-parts'
import { textIn } from '@/lib/i18n/locales'

export async function PackageDetails({ item }: { item: HotelPackage }) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const { description, days, includes, times, terms, addOns, addOnNote } = item
  return (
    <div className="@container">
      <p className="mt-3.5 max-w-136">{textIn(description, locale)}</p>
      <div className="mt-8.5 grid gap-x-11 gap-y-8.5 @xl:grid-cols-2 [&_h3]:mb-3 [&_h3]:text-h4">
        {days.length > 0 && (
          <section>
            <h3>{t('programme')}</h3>
            <ol className="grid gap-5.5">
              {days.map((lines, index) => (
                <li key={index}>
                  {days.length > 1 && (
                    <h4 className="mb-1 text-[1.125rem] leading-[1.3] font-semibold">
                      {t('day', { number: index + 1 })}
                    </h4>
                  )}
                  <ul className="border-l-2 border-copper pl-4 text-ui *:grid *:grid-cols-[5.75rem_1fr] *:gap-x-3 *:py-1">
                    {lines.map(({ time, activity }) => (
                      <li key={activity.sv}>
                        <span className="num">{time}</span>
                        {textIn(activity, locale)}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </section>
        )}
        {includes.length > 0 && (
          <section>
            <h3>{t('includes')}</h3>
            <ul className="ring-list">
              {includes.map((line) => (
                <li key={line.sv}>{textIn(line, locale)}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{t('times')}</h3>
          <FactsTable rows={times.map(({ label, value }) => ({ label: textIn(label, locale), value }))} />
          {terms.length > 0 && (
            <>
              <h3 className="mt-8.5">{t('terms')}</h3>
              <ul className="grid gap-1 text-ui">
                {terms.map((term) => (
                  <li key={term.sv}>{textIn(term, locale)}</li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section>
          <h3>{t('addOns')}</h3>
          <ul className="border-b hairline text-ui font-medium *:flex *:items-center *:justify-between *:gap-4 *:border-t *:hairline *:py-2.5">
            {addOns.map(({ name, description: text, price }) => (
              <li key={`${name.sv} ${text?.sv}`}>
                <span>
                  {textIn(name, locale)}
                  {text && (
                    <span className="block text-caption font-normal quiet">{textIn(text, locale)}</span>
                  )}
                </span>
                <span className="num">{price && textIn(price, locale)}</span>
              </li>
            ))}
          </ul>
          {addOnNote && <p className="mt-3 text-small quiet">{textIn(addOnNote, locale)}</p>}
        </section>
      </div>
    </div>
  )
}
