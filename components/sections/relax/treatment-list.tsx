import { Minus, Plus } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { Price } from '@/components/sections/page/price'
import * as Accordion from '@/components/ui/accordion'
import { FactsTable } from '@/components/ui/facts-table'
import { lowestTreatmentPrice } from '@/content/facts'
import { type Treatment, treatments } from '@/content/relax'
import { formatCount } from '@/lib/i18n/count'
import { formatPrice } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

const WHEN_OPEN = 'group-data-[state=closed]/row:hidden'
const WHEN_CLOSED = 'group-data-[state=open]/row:hidden'

/** One row is open at a time, the first one initially. */
export async function TreatmentList() {
  const locale = await getLocale()
  const t = await getTranslations('relax')
  return (
    <section className="overflow-x-clip py-section">
      <div className="wrap">
        <div className="cols mb-group items-end gap-y-3.5">
          <h2 className="text-h2 lg:col-span-7">
            {t('treatments', { count: formatCount(treatments.length, locale, { startsSentence: true }) })}
          </h2>
          <p className="max-w-104 lg:col-span-4 lg:col-start-9">
            {t('treatmentsNote', { price: formatPrice(lowestTreatmentPrice, locale) })}
          </p>
        </div>
        <Accordion.Root historyKey="treatment" defaultValue={treatments[0]?.id} className="border-b hairline">
          {treatments.map((treatment) => (
            <TreatmentRow key={treatment.id} treatment={treatment} />
          ))}
        </Accordion.Root>
      </div>
    </section>
  )
}

/** The whole row opens it, apart from its inquiry button. The picture is decorative: the title says the same. */
async function TreatmentRow({ treatment }: { treatment: Treatment }) {
  const locale = await getLocale()
  const [t, layout] = [await getTranslations('relax'), await getTranslations('layout')]
  const { id, options, picture, position } = treatment
  const title = textIn(treatment.title, locale)
  const [only, ...others] = options
  return (
    <article>
      <Accordion.Item value={id} id={id} className="group/row relative border-t hairline py-4.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:gap-x-gutter">
          <div className={`aspect-square w-21 flex-none overflow-hidden lg:w-30 ${WHEN_CLOSED}`}>
            <ContentPicture name={picture} alt="" sizes="(width >= 64rem) 120px, 84px" position={position} />
          </div>
          <div className="min-w-[min(11rem,100%)] flex-1 max-md:group-data-[state=open]/row:min-w-[70%]">
            <Accordion.Trigger
              headingLevel={3}
              headingClassName="text-h3"
              className="min-h-0! py-0! after:absolute after:inset-0 hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-4"
            >
              {title}
            </Accordion.Trigger>
            <p className="mt-1 text-small quiet">{textIn(treatment.shortDescription, locale)}</p>
          </div>
          <Price
            amount={Math.min(...options.map((option) => option.price))}
            isFrom={others.length > 0}
            className="max-md:order-2 max-md:flex-1 lg:text-right"
          />
          {/* On phones the sign stands beside the title, and price and button share a line below. */}
          <div className="flex items-center gap-x-3 max-md:contents">
            <p
              aria-hidden="true"
              className="text-ui whitespace-nowrap underline underline-offset-4 max-md:order-1 md:min-w-28 print:hidden noscript:hidden"
            >
              <span className={`flex items-center justify-end gap-2 ${WHEN_CLOSED}`}>
                <span className="max-md:hidden">{t('readMore')}</span>
                <Plus className="size-6" />
              </span>
              <span className={`flex items-center justify-end gap-2 ${WHEN_OPEN}`}>
                <span className="max-md:hidden">{layout('close')}</span>
                <Minus className="size-6" />
              </span>
            </p>
            <InquiryLink
              about={only && others.length === 0 ? `treatment-${id}-${only.minutes}` : `treatment-${id}`}
              label={t('inquiry')}
              of={title}
              className="relative btn-small btn-secondary max-md:order-3"
            />
          </div>
        </div>
        <Accordion.Content>
          <div className="grid items-center gap-x-gutter gap-y-5 pt-5 pb-4 lg:grid-cols-2">
            <div className={`aspect-landscape max-lg:-mx-(--bleed) lg:aspect-wide ${WHEN_OPEN}`}>
              <ContentPicture
                name={picture}
                alt=""
                sizes="(width >= 64rem) 50vw, 100vw"
                position={position}
              />
            </div>
            <div>
              <p className="max-w-lead">{textIn(treatment.longDescription, locale)}</p>
              <FactsTable
                className="mt-6"
                caption={t('priceList', { treatment: title.toLowerCase() })}
                rows={options.map(({ minutes, price: cost }) => ({
                  label: t('minutes', { minutes }),
                  value: formatPrice(cost, locale),
                }))}
              />
            </div>
          </div>
        </Accordion.Content>
      </Accordion.Item>
    </article>
  )
}
