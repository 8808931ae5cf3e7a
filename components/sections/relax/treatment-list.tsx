import { Accordion } from '@/components/ui/accordion'
import { relaxCopy, treatments } from '@/content/relax'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { TreatmentRow } from './treatment-row'

/** One row is open at a time, the first one initially. */
export function TreatmentList({ locale }: { locale: Locale }) {
  return (
    <section className="overflow-x-clip pb-section">
      <div className="wrap">
        <div className="cols mb-group items-end gap-y-3.5">
          <h2 className="text-h2 lg:col-span-7">{textIn(relaxCopy.treatmentsHeading, locale)}</h2>
          <p className="max-w-104 lg:col-span-4 lg:col-start-9">{textIn(relaxCopy.treatmentsNote, locale)}</p>
        </div>
        <Accordion defaultValue={treatments[0]?.id} className="border-b hairline">
          {treatments.map((treatment) => (
            <TreatmentRow key={treatment.id} treatment={treatment} locale={locale} />
          ))}
        </Accordion>
      </div>
    </section>
  )
}
