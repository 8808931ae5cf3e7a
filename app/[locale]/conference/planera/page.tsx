import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { PlannerFields } from '@/components/forms/planner/fields'
import { PlannerForm } from '@/components/forms/planner/form'
import { PlanAnswer } from '@/components/sections/conference/plan-answer'
import { PlannerBar } from '@/components/sections/conference/planner-bar'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { readRingMeasures } from '@/components/ui/ring/ring-measures'
import { Ring } from '@/components/ui/ring/ring'
import { plannerTexts } from '@/content/conference-planner'
import { PLANNER_ANSWER_ID, PLANNER_PATH } from '@/components/forms/planner/address'
import { readPlan, type Plan } from '@/components/forms/planner/plan'
import { today } from '@/lib/dates/today'
import { readLocale, readQuery, type SearchParams } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface PlannerPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: PlannerPageProps): Promise<Metadata> {
  return buildMetadata(PLANNER_PATH, await readLocale(params))
}

/** The conference planner: questions, and the plan that answers them. Each plan has its address. */
export default async function PlannerPage({ params, searchParams }: PlannerPageProps) {
  const locale = await readLocale(params)
  const query = await readQuery(searchParams)
  const [t, forms, { inquiry }] = await Promise.all([
    getTranslations('conferencePlanner'),
    getTranslations('forms'),
    getMessages(),
  ])
  const address = readPlan(query, today())
  const { plan, values } = address
  const { h1 } = pageTexts(PLANNER_PATH, locale)
  return (
    <div className="planner overflow-x-clip print:relative">
      <Ring
        measures={ringOf(plan)}
        className="hidden w-20 print:absolute print:top-2 print:right-2 print:block"
      />
      <div className="cols wrap gap-y-8 lg:grid-rows-[auto_1fr]">
        <div className="pt-[calc(var(--spacing-nav)+1.25rem)] lg:col-span-7 print:pt-0">
          <Breadcrumbs
            parents={[{ label: pageTexts('/conference', locale).h1, href: '/conference' }]}
            current={h1}
          />
          <h1 className="mt-2 text-h1">{h1}</h1>
          <p className="no-print mt-5 max-w-lead text-lead text-balance lg:max-w-120">
            {plannerTexts[locale].lead}
          </p>
        </div>
        <PlannerForm
          values={values}
          isPlain={query.size === 0}
          labels={{
            form: t('form'),
            restored: forms('draft.restored'),
            startOver: forms('draft.startOver'),
          }}
          answer={
            <section
              aria-labelledby={PLANNER_ANSWER_ID}
              className="bleed-right py-group pr-(--bleed) pl-margin on-birch max-lg:bleed-both max-lg:-mt-8 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:pt-[calc(var(--spacing-nav)+2rem)] lg:pr-[max(var(--bleed),6.25rem)]"
            >
              <div className="lg:sticky lg:top-[calc(var(--spacing-nav)+2rem)]">
                <PlanAnswer address={address} mealNames={inquiry.meals} locale={locale} />
              </div>
            </section>
          }
        >
          <PlannerFields {...address} today={today()} locale={locale} />
          <PlannerBar plan={plan} locale={locale} />
        </PlannerForm>
      </div>
    </div>
  )
}

/** The ring that the plan's inquiry will have. */
function ringOf({ guests, date, arrangement, nights }: Plan) {
  return readRingMeasures({
    nights: { day: '0', lunchToLunch: '1', tailored: nights?.toString() }[arrangement],
    participants: guests?.toString(),
    checkIn: date,
  })
}
