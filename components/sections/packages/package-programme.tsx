import { getTranslations } from 'next-intl/server'
import type { HotelPackage } from '@/content/packages'

/** What happens when, day by day. */
export async function PackageProgramme({ days }: Pick<HotelPackage, 'days'>) {
  const t = await getTranslations('packages')
  return (
    <section>
      <h3 className="mb-3 text-h4">{t('programme')}</h3>
      <ol className="grid gap-5.5">
        {days.map((lines, index) => (
          // Days have no identity but their order, which never changes.
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
