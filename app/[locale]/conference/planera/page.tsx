import clsx from 'clsx'
import { PlannerBar } from '@/components/forms/planner/bar'
import { PlannerFields } from '@/components/forms/planner/fields'
import { PlannerForm } from '@/components/forms/planner/form'
import { readPlan } from '@/components/forms/planner/plan'
import { PlanAnswer } from '@/components/forms/planner/plan-answer'
import { readPlanMessages } from '@/components/forms/planner/plan-messages'
import { PlanSent } from '@/components/forms/planner/plan-sent'
import { PLANNER_ANSWER_ID, START_GUESTS, toQuery } from '@/components/forms/planner/query'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { today } from '@/lib/dates/today'
import { readQuery, type RequestPageProps } from '@/lib/i18n/page-params'
import { PLANNER_PATH } from '@/lib/routes/paths'

export const generateMetadata = metadataOf(PLANNER_PATH)

export default async function PlannerPage({ searchParams }: RequestPageProps) {
  const query = await readQuery(searchParams)
  if (!query.has('guests')) query.set('guests', START_GUESTS)
  const { plan, errors, values } = readPlan(query, today())
  const messages = await readPlanMessages()
  const { t } = messages
  return (
    <div className="overflow-x-clip">
      <div className="planner cols wrap gap-y-8 [--foot:31rem] [--picture:21svh] lg:grid-rows-[auto_1fr] xl:[--picture:26svh]">
        <div className="relative z-1 -mx-(--bleed) mt-nav h-(--picture) overflow-hidden lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:ml-0 print:hidden">
          <ContentPicture
            name="meeting-lunch-to-lunch"
            alt=""
            sizes="(width >= 64rem) 46vw, 100vw"
            priority
          />
        </div>
        <PageTitle
          path={PLANNER_PATH}
          parent="/conference"
          lead={<span className="print:hidden">{t('lead')}</span>}
          className="-mt-5 lg:col-span-7 lg:row-start-1 lg:mt-0 lg:pt-[calc(var(--spacing-nav)+1.25rem)]"
        />
        <PlannerForm query={toQuery(values)} label={t('form')}>
          <PlannerFields errors={errors} values={values} today={today()} messages={messages} />
          <PlannerBar plan={plan} messages={messages} />
        </PlannerForm>
        <section
          aria-labelledby={PLANNER_ANSWER_ID}
          className={clsx(
            '-mr-(--bleed) py-group pr-(--bleed) pl-margin on-birch max-lg:-mt-8 max-lg:-ml-(--bleed) print:p-0',
            'lg:col-[8/-1] lg:row-[1/span_2] lg:pt-[calc(var(--spacing-nav)+var(--picture)+2rem)] lg:pr-[max(var(--bleed),6.25rem)] lg:pb-[calc(var(--foot)+3rem)] lg:pl-12',
          )}
        >
          <div className="lg:sticky lg:top-[calc(var(--spacing-nav)+2rem)]">
            <PlanSent query={toQuery(values)} label={t('sent')} />
            <PlanAnswer plan={plan} query={toQuery(values)} messages={messages} />
          </div>
        </section>
        <div className="-mr-(--bleed) h-(--foot) self-end max-lg:hidden lg:col-[8/-1] lg:row-start-2 print:hidden">
          <ContentPicture name="venue-grill-hut" alt="" sizes="46vw" />
        </div>
      </div>
    </div>
  )
}
