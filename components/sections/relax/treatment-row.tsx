import { Minus, Plus } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion'
import { FactsTable } from '@/components/ui/facts-table'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { findPicture } from '@/content/pictures'
import type { Treatment } from '@/content/relax'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref, type SubjectId } from '@/lib/routes/inquiry-href'

interface TreatmentRowProps {
  treatment: Treatment
  locale: Locale
}

/** The row and its inquiry button are separate controls. */
export async function TreatmentRow({ treatment, locale }: TreatmentRowProps) {
  const t = await getTranslations('relax')
  const { options } = treatment
  const [only, ...others] = options
  const about: SubjectId =
    only && others.length === 0 ? `treatment-${treatment.id}-${only.minutes}` : `treatment-${treatment.id}`
  const price = formatPrice(Math.min(...options.map((option) => option.price)), locale)
  return (
    <article>
      <AccordionItem value={treatment.id} id={treatment.id} className="treatment">
        <div>
          <div className="treatment-row">
            <span className="treatment-when-closed treatment-thumb">
              <TreatmentPicture picture={treatment.picture} sizes="(min-width: 64rem) 120px, 84px" />
            </span>
            <AccordionTrigger
              headingLevel={3}
              headingClassName="text-h3 [grid-area:title]"
              className="treatment-trigger"
            >
              {treatment.title[locale]}
            </AccordionTrigger>
            <span className="treatment-short text-small quiet [grid-area:text]">
              {treatment.shortDescription[locale]}
            </span>
            <span className="num treatment-when-closed text-ui [grid-area:price] max-lg:mt-1 lg:text-right">
              {options.length > 1 ? t('priceFrom', { price }) : price}
            </span>
            <span
              aria-hidden="true"
              className="needs-js flex items-center gap-2 [grid-area:sign] max-md:mt-2 md:justify-end print:hidden"
            >
              <span className="treatment-when-closed contents">
                <span className="text-ui underline underline-offset-4">{t('readMore')}</span>
                <Icon icon={Plus} className="size-6 flex-none" />
              </span>
              <span className="treatment-when-open contents">
                <span className="text-ui underline underline-offset-4">{t('close')}</span>
                <Icon icon={Minus} className="size-6 flex-none" />
              </span>
            </span>
          </div>
          <AccordionContent>
            <div className="treatment-picture">
              <TreatmentPicture picture={treatment.picture} sizes="(min-width: 64rem) 50vw, 100vw" />
            </div>
            <p className="mt-3 max-w-lead">{treatment.longDescription[locale]}</p>
            <FactsTable
              className="mt-6 [&_th]:whitespace-nowrap"
              caption={t('priceList', { treatment: treatment.title[locale].toLowerCase() })}
              rows={options.map(({ minutes, price: cost }) => ({
                label: t('minutes', { minutes }),
                value: (
                  <span className="flex flex-wrap items-center justify-end gap-x-5 max-md:flex-col max-md:items-end">
                    {formatPrice(cost, locale)}
                    {options.length > 1 && (
                      <Link
                        href={inquiryHref({ about: `treatment-${treatment.id}-${minutes}` })}
                        className="action-link"
                      >
                        {t('askAbout', { minutes })}
                      </Link>
                    )}
                  </span>
                ),
              }))}
            />
          </AccordionContent>
        </div>
        <Link href={inquiryHref({ about })} className="treatment-button btn btn-small btn-secondary">
          {t('inquiry')}
          <VisuallyHidden>: {treatment.title[locale]}</VisuallyHidden>
        </Link>
      </AccordionItem>
    </article>
  )
}

interface TreatmentPictureProps {
  picture: Treatment['picture']
  sizes: string
}

/** Decorative: the title says the same. */
function TreatmentPicture({ picture: { name, position }, sizes }: TreatmentPictureProps) {
  return <Picture picture={findPicture(name)} alt="" sizes={sizes} position={position} />
}
