import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { type Service, serviceGroups } from '@/content/services'
import { toHour } from '@/lib/dates/hours'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'

const SIX_HOURS = [0, 6, 12, 18, 24]
const percent = (hour: number) => `${(hour / 24) * 100}%`

/** The services with hours as lines from midnight to midnight; their texts say the hours too. */
export async function ServiceDay() {
  const locale = await getLocale()
  const t = await getTranslations('services')
  const services = serviceGroups.flatMap(({ services: all }) => all.filter(({ hours }) => hours))
  return (
    <section aria-labelledby="service-day" className="py-group on-fir">
      <div className="wrap">
        <h2 id="service-day" className="text-h2">
          {t('day')}
        </h2>
        <ul className="mt-6 border-b hairline md:mt-14">
          {services.map((service, index) => (
            <li key={service.title.sv} className="keep cols gap-y-3 border-t hairline first:gap-y-8">
              <div className="pt-4 md:col-span-4 md:pr-4 md:pb-5">
                <ServiceEntry service={service} />
              </div>
              <div
                aria-hidden="true"
                className="relative grid grid-cols-[5rem_1fr] content-center items-center gap-y-2 max-md:pb-6 md:col-span-4 md:py-6 lg:col-span-8"
              >
                {SIX_HOURS.map((hour) => (
                  <span
                    key={hour}
                    className="absolute inset-y-0 col-start-2 border-l border-rule-dark"
                    style={{ left: percent(hour) }}
                  >
                    {index === 0 && (
                      <span className="num absolute bottom-full -translate-x-1/2 pb-1 text-small quiet">
                        {String(hour).padStart(2, '0')}
                      </span>
                    )}
                  </span>
                ))}
                {service.hours?.map(({ days, from, to }) => (
                  <Fragment key={days.sv}>
                    <span className="text-caption quiet">{textIn(days, locale)}</span>
                    <div className="relative h-4 md:h-7">
                      <i
                        className={clsx(
                          'absolute inset-y-0 forced-color-adjust-none',
                          from === '00:00' && to === '24:00' ? 'bg-ember' : 'bg-birch-300',
                        )}
                        style={{ left: percent(toHour(from)), right: percent(24 - toHour(to)) }}
                      />
                    </div>
                  </Fragment>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A service: its icon, its name, which leads to the page that says more, and its conditions. */
export function ServiceEntry({ service: { icon: Icon, href, title, description } }: { service: Service }) {
  const locale = useLocale()
  return (
    <div className="flex gap-3.5">
      <Icon className="mt-0.75 size-6 shrink-0" />
      <div className="min-w-0">
        <h3 className="text-h4">
          <Link href={href} className="py-1 text-link">
            {textIn(title, locale)}
          </Link>
        </h3>
        <p className="mt-1.5 text-ui whitespace-pre-line quiet">{keepRanges(textIn(description, locale))}</p>
      </div>
    </div>
  )
}
