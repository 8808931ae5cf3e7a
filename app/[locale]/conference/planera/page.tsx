import { getLocale, getTranslations } from 'next-intl/server'
import { PLANNER_ANSWER_ID, PLANNER_PATH, START_GUESTS } from '@/components/forms/planner/address'
import { PlanAnswer, PlannerBar } from '@/components/forms/planner/answer'
import { PlannerFields } from '@/components/forms/planner/fields'
import { PlannerForm } from '@/components/forms/planner/form'
import { readPlan } from '@/components/forms/planner/plan'
import { planWords } from '@/components/forms/planner/words'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { today } from '@/lib/dates/today'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { readQuery, type RequestPageProps } from '@/lib/i18n/page-params'

export const generateMetadata = metadataOf(PLANNER_PATH)

/** The conference planner: questions, and the plan that answers them. Each plan has its address. */
export default async function PlannerPage({ searchParams }: RequestPageProps) {
  const locale = await getLocale()
  const query = await readQuery(searchParams)
  const isPlain = query.size === 0
  if (!query.has('guests')) query.set('guests', START_GUESTS)
  const t = await getTranslations('conferencePlanner')
  const address = readPlan(query, today())
  const words = planWords(locale, t, await getTranslations('inquiry'))
  return (
    <div className="overflow-x-clip">
      <div className="planner cols wrap gap-y-8 [--picture:21svh] lg:grid-rows-[auto_1fr] xl:[--picture:26svh]">
        <div className="relative z-1 -mx-(--bleed) mt-nav h-(--picture) overflow-hidden lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:ml-0 print:hidden">
          <ContentPicture name="meeting-conference" alt="" sizes="(width >= 64rem) 46vw, 100vw" priority />
        </div>
        <PageTitle
          path={PLANNER_PATH}
          parent="/conference"
          lead={<span className="print:hidden">{t('lead')}</span>}
          className="-mt-5 lg:col-span-7 lg:row-start-1 lg:mt-0 lg:pt-[calc(var(--spacing-nav)+1.25rem)]"
        />
        <ClientMessages namespaces={['forms']}>
          <PlannerForm
            values={address.values}
            isPlain={isPlain}
            label={t('form')}
            answer={
              <section
                aria-labelledby={PLANNER_ANSWER_ID}
                className="-mr-(--bleed) py-group pr-(--bleed) pl-margin on-birch max-lg:-mx-(--bleed) max-lg:-mt-8 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:pt-[calc(var(--spacing-nav)+var(--picture)+2rem)] lg:pr-[max(var(--bleed),6.25rem)] lg:pl-12 print:p-0"
              >
                <div className="lg:sticky lg:top-[calc(var(--spacing-nav)+2rem)]">
                  <PlanAnswer plan={address.plan} words={words} />
                </div>
              </section>
            }
          >
            <PlannerFields errors={address.errors} today={today()} words={words} />
            <PlannerBar plan={address.plan} words={words} />
          </PlannerForm>
        </ClientMessages>
      </div>
    </div>
  )
}
