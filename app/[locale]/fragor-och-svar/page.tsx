import { getLocale, getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/sections/page/page-title'
import { QuestionEntry } from '@/components/sections/questions/question-entry'
import { QuestionSearch } from '@/components/sections/questions/question-search'
import { metadataOf } from '@/components/seo/page-metadata'
import * as Accordion from '@/components/ui/accordion'
import { faqEntries } from '@/content/faq'
import { faqCategories, faqCategoryLabels } from '@/content/faq/faq-categories'
import { roomsGoodToKnow } from '@/content/rooms'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/fragor-och-svar')

export default async function FaqPage() {
  const locale = await getLocale()
  const t = await getTranslations('faqPage')
  const entries = faqEntries(locale)
  return (
    <ClientMessages namespaces={['faqPage']}>
      <QuestionSearch
        heading={
          <>
            <PageTitle path="/fragor-och-svar" lead={t('lead')} className="lg:col-span-6 xl:col-span-7" />
            {/* What is asked most. */}
            <dl className="grid grid-cols-2 content-end gap-x-gutter gap-y-5 lg:col-span-6 lg:col-start-7 lg:row-span-2 xl:col-span-5 xl:col-start-8">
              {roomsGoodToKnow.slice(0, 4).map(({ label, value }) => (
                <div
                  key={label.sv}
                  className="flex flex-col-reverse justify-end gap-y-1 border-t hairline pt-3"
                >
                  <dt className="text-small quiet">{textIn(label, locale)}</dt>
                  <dd className="figure-price whitespace-normal">
                    {typeof value === 'string' ? value : textIn(value, locale)}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        }
      >
        <div className="wrap pb-next md:mt-6">
          <nav aria-label={t('contents')} className="mb-group max-md:hidden print:hidden">
            <ul className="flex flex-wrap gap-x-8">
              {faqCategories.map((category) => (
                <li key={category}>
                  <a href={`#${category}`} className="inline-flex min-h-11 items-center text-link">
                    {textIn(faqCategoryLabels[category], locale)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Accordion.Root className="folds-on-phones" defaultValue={faqCategories[0]}>
            {faqCategories.map((category) => (
              <Accordion.Item
                key={category}
                value={category}
                id={category}
                className="border-t hairline md:mb-group md:border-0 lg:grid lg:grid-cols-[1fr_3fr] lg:gap-x-gutter"
              >
                <Accordion.Trigger headingLevel={2} headingClassName="text-h3 md:hidden print:hidden">
                  {textIn(faqCategoryLabels[category], locale)}
                  <Accordion.Sign />
                </Accordion.Trigger>
                <h2 className="top-24 mb-6 self-start text-h2 max-md:hidden lg:sticky lg:text-h3 print:block">
                  {textIn(faqCategoryLabels[category], locale)}
                </h2>
                <Accordion.Content isRegion={false}>
                  {entries
                    .filter((entry) => entry.category === category)
                    .map((entry) => (
                      <QuestionEntry key={entry.id} entry={entry} isLinkTarget />
                    ))}
                </Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </div>
      </QuestionSearch>
    </ClientMessages>
  )
}
