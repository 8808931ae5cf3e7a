import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { PlannerForm } from '@/components/forms/conference-planner/planner-form'
import { PlanAnswer } from '@/components/sections/conference/plan-answer'
import { PlannerBar } from '@/components/sections/conference/planner-bar'
import { PlannerFields } from '@/components/sections/conference/planner-fields'
import { PageHeading } from '@/components/sections/page/page-heading'
import { plannerTexts } from '@/content/conference-planner'
import { PLANNER_PATH } from '@/lib/conference/address'
import { planQuery, readPlan } from '@/lib/conference/plan'
import { today } from '@/lib/dates/today'
import { readLocale, readQuery, type SearchParams } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

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
  const { plan, typed } = address
  return (
    <div className="planner">
      <PageHeading
        title={pageTexts(PLANNER_PATH, locale).h1}
        parents={[{ label: pageTexts('/conference', locale).h1, href: '/conference' }]}
        lead={plannerTexts[locale].lead}
      />
      <div className="cols wrap mt-8 overflow-x-clip">
        <div className="no-print pb-block lg:col-span-6 xl:col-span-6">
          <PlannerForm
            query={planQuery(plan, typed).toString()}
            isPlain={query.size === 0}
            labels={{
              form: t('form'),
              restored: forms('draft.restored'),
              startOver: forms('draft.startOver'),
            }}
          >
            <PlannerFields {...address} today={today()} locale={locale} />
          </PlannerForm>
          <PlannerBar plan={plan} locale={locale} />
        </div>
        <div className="bleed-right px-margin py-block on-birch max-lg:bleed-both lg:col-span-5 lg:col-start-8">
          <div className="lg:sticky lg:top-[calc(var(--spacing-nav)+2rem)]">
            <PlanAnswer plan={plan} mealNames={inquiry.meals} locale={locale} />
          </div>
        </div>
      </div>
    </div>
  )
}
