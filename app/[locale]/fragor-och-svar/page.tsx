import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionSign,
  AccordionTrigger,
} from '@/components/ui/accordion'
import { faqEntries } from '@/content/faq'
import { faqCategories, faqCategoryTexts } from '@/content/faq/faq-item'
import { faqFigures } from '@/content/faq/figures'
import { venue } from '@/content/venue'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

interface FaqPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: FaqPageProps): Promise<Metadata> {
  return buildMetadata('/fragor-och-svar', await readLocale(params))
}

/** FAQ: the questions and answers of the chat. */
export default async function FaqPage({ params }: FaqPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('faqPage')
  const entries = faqEntries(locale, faqFigures(locale))
  return (
    <>
      <PageHeading title={pageTexts('/fragor-och-svar', locale).h1} />
      <div className="wrap mt-block grid gap-y-block pb-section">
        {faqCategories.map((category) => (
          <section key={category} aria-labelledby={category} className="cols gap-y-4">
            <h2 id={category} className="text-h3 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
              {faqCategoryTexts[category][locale].label}
            </h2>
            <Accordion className="border-b hairline lg:col-span-8">
              {entries
                .filter((entry) => entry.category === category)
                .map(({ id, question, answer }) => (
                  <AccordionItem key={id} value={id} id={id} className="border-t hairline">
                    <AccordionTrigger
                      headingLevel={3}
                      headingClassName="text-h4"
                      className="decoration-copper decoration-2 underline-offset-4 hover:underline"
                    >
                      {question}
                      <AccordionSign />
                    </AccordionTrigger>
                    <AccordionContent>
                      <p className="max-w-measure pb-8">{answer}</p>
                    </AccordionContent>
                  </AccordionItem>
                ))}
            </Accordion>
          </section>
        ))}
        <section aria-labelledby="more" className="cols gap-y-3">
          <h2 id="more" className="text-h3 lg:col-span-4">
            {t('more')}
          </h2>
          <p className="lg:col-span-8">
            {t('call')}{' '}
            <a href={venue.phone.href} className="num text-link">
              {venue.phone.display}
            </a>
            ,{' '}
            <a href={`mailto:${venue.email}`} className="text-link">
              {venue.email}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}
