import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import { QuestionSearch } from '@/components/sections/questions/question-search'
import { LinkedText } from '@/components/ui/linked-text'
import { faqEntries } from '@/content/faq'
import { faqCategories, faqCategoryTexts } from '@/content/faq/faq-item'
import { faqFigures } from '@/content/faq/figures'
import { askUs } from '@/content/faq/links'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

interface FaqPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: FaqPageProps): Promise<Metadata> {
  return buildMetadata('/fragor-och-svar', await readLocale(params))
}

/** FAQ: the questions and answers of the chat, all of them open. */
export default async function FaqPage({ params }: FaqPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('faqPage')
  const figures = faqFigures(locale)
  const entries = faqEntries(locale, figures)
  return (
    <>
      <PageHeading title={pageTexts('/fragor-och-svar', locale).h1} />
      <QuestionSearch label={t('search')} locale={locale} figures={figures}>
        <div className="wrap mt-block grid gap-y-block pb-section">
          {faqCategories.map((category) => (
            <section key={category} aria-labelledby={category} className="cols gap-y-4">
              <h2 id={category} className="text-h3 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
                {faqCategoryTexts[category][locale].label}
              </h2>
              <div className="border-b hairline lg:col-span-8">
                {entries
                  .filter((entry) => entry.category === category)
                  .map(({ id, question, answer }) => (
                    <article key={id} id={id} className="border-t hairline py-5">
                      <h3 className="text-h4">{question}</h3>
                      <p className="mt-2 max-w-measure">
                        <LinkedText text={answer} />
                      </p>
                    </article>
                  ))}
              </div>
            </section>
          ))}
          <section aria-labelledby="more" className="cols gap-y-3">
            <h2 id="more" className="text-h3 lg:col-span-4">
              {t('more')}
            </h2>
            <p className="lg:col-span-8">
              <LinkedText text={askUs[locale]} />
            </p>
          </section>
        </div>
      </QuestionSearch>
    </>
  )
}
