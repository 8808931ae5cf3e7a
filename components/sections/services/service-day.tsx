import { Fragment, type CSSProperties } from 'react'
import { dayServices, serviceDayTexts } from '@/content/services'
import type { Locale } from '@/lib/i18n/locales'
import { ServiceEntry } from './service-entry'

const SIX_HOURS = [0, 6, 12, 18, 24]
const percent = (hour: number) => `${(hour / 24) * 100}%`

/** The services with hours as lines from midnight to midnight; their texts say the hours too. */
export function ServiceDay({ locale }: { locale: Locale }) {
  const { heading, text, days } = serviceDayTexts[locale]
  return (
    <section aria-labelledby="service-day" className="py-section on-fir">
      <div className="wrap">
        <div className="cols items-baseline gap-y-4">
          <h2 id="service-day" className="text-h2 md:col-span-5 lg:col-span-7">
            {heading}
          </h2>
          <p className="quiet md:col-span-3 lg:col-span-5">{text}</p>
        </div>
        <div aria-hidden="true" className="cols mt-group hidden text-small quiet md:grid">
          <div className="service-day-scale md:col-span-5 md:col-start-4 lg:col-span-8 lg:col-start-5">
            {SIX_HOURS.map((hour) => (
              <span key={hour} className="num" style={{ '--from': percent(hour) } as CSSProperties}>
                {String(hour).padStart(2, '0')}
              </span>
            ))}
          </div>
        </div>
        <ul className="border-b hairline max-md:mt-group">
          {dayServices.map(({ service, hours }) => (
            <li key={service.id} className="keep cols gap-y-4 border-t hairline">
              <div className="pt-4 md:col-span-3 md:pr-4 md:pb-5 lg:col-span-4">
                <ServiceEntry service={service} locale={locale} />
              </div>
              <div
                aria-hidden="true"
                className="service-day-track max-md:pb-6 md:col-span-5 md:py-6 lg:col-span-8"
              >
                {hours.map(({ days: when, spans }) => (
                  <Fragment key={when}>
                    <span className="text-caption quiet">{days[when]}</span>
                    <div className="relative h-4">
                      {spans.map(([from, to]) => (
                        <i
                          key={from}
                          style={{ '--from': percent(from), '--length': percent(to - from) } as CSSProperties}
                        />
                      ))}
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
