import { directionsTexts } from '@/content/directions'
import { textIn, type Locale } from '@/lib/i18n/locales'

export function GoodToKnow({ locale }: { locale: Locale }) {
  const { heading, rows } = textIn(directionsTexts, locale).good
  return (
    <section className="on-birch">
      <div className="cols wrap items-start gap-y-6.5 py-section">
        <h2 className="text-h2 lg:col-span-4">{heading}</h2>
        <div className="lg:col-span-8">
          {rows.map((row) => (
            <div
              key={row.heading}
              className="keep grid gap-x-6 gap-y-2 border-t hairline pt-6 pb-7.5 lg:grid-cols-[3fr_5fr]"
            >
              <h3 className="text-h3">{row.heading}</h3>
              <p className="max-w-measure">{row.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
