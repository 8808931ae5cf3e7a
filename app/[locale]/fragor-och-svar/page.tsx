import { getLocale, getTranslations } from 'next-intl/server'
import { HeadingPicture } from '@/components/sections/hero/picture-heading'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { QuestionEntry } from '@/components/sections/questions/question-entry'
import { QuestionSearch } from '@/components/sections/questions/question-search'
import { metadataOf } from '@/components/seo/page-metadata'
import * as Accordion from '@/components/ui/accordion'
import { faqEntries } from '@/content/faq'
import { faqCategories, faqCategoryLabels, faqCategoryPictures } from '@/content/faq/faq-categories'
import { roomsGoodToKnow } from '@/content/rooms'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'

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
            <HeadingPicture
              name="room-pet-window"
              height="h-[24svh] md:max-lg:h-[34svh] lg:min-h-[clamp(17rem,22vw,40svh)]"
              className="-mt-5 lg:row-span-2"
            />
            <PageTitle
              path="/fragor-och-svar"
              lead={t('lead')}
              className="lg:col-span-6 lg:row-start-1 lg:pr-4"
            />
          </>
        }
        facts={
          <dl className="grid grid-cols-2 gap-x-gutter gap-y-5 md:grid-cols-4">
            {roomsGoodToKnow.slice(0, 4).map(({ label, value }) => (
              <div
                key={label.sv}
                className="flex flex-col-reverse justify-end gap-y-1 border-t hairline pt-3"
              >
                <dt className="text-small quiet">{textIn(label, locale)}</dt>
                <dd className="figure-price whitespace-normal lg:text-[clamp(2rem,3vw,3rem)]">
                  {keepRanges(typeof value === 'string' ? value : textIn(value, locale))}
                </dd>
              </div>
            ))}
          </dl>
        }
      >
        <div className="wrap pb-next md:mt-6 md:pb-0">
          <nav aria-label={t('contents')} className="mb-6 max-md:hidden print:hidden">
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
          <Accordion.Root historyKey="category" className="folds-on-phones">
            {faqCategories.map((category) => (
              <Accordion.Item
                key={category}
                value={category}
                id={category}
                className="border-t hairline md:-mx-(--bleed) md:px-(--bleed) md:py-group md:even:on-birch lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-14"
              >
                <Accordion.Trigger headingLevel={2} headingClassName="text-h3 md:hidden print:hidden">
                  {textIn(faqCategoryLabels[category], locale)}
                  <Accordion.Sign />
                </Accordion.Trigger>
                <div className="flex flex-col">
                  <h2 className="mb-6 text-h2 max-md:hidden lg:max-xl:text-h3 print:block">
                    {textIn(faqCategoryLabels[category], locale)}
                  </h2>
                  <EdgePicture
                    name={faqCategoryPictures[category]}
                    alt=""
                    sizes="70vw"
                    className="mr-0 max-h-160 min-h-60 grow max-lg:hidden"
                  />
                </div>
                <Accordion.Content isRegion={false}>
                  <div className="gap-x-gutter lg:columns-2">
                    {entries
                      .filter((entry) => entry.category === category)
                      .map((entry) => (
                        <QuestionEntry key={entry.id} entry={entry} isLinkTarget />
                      ))}
                  </div>
                </Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </div>
      </QuestionSearch>
    </ClientMessages>
  )
}
