import type { TermsClause } from '@/content/terms/terms'
import type { Locale } from '@/lib/i18n/locales'
import { TermsBlockView } from './terms-block-view'

interface StatementClauseProps {
  clause: TermsClause
  locale: Locale
}

/** A clause without a number, on a page of its own. */
export function StatementClause({ clause: { id, heading, blocks }, locale }: StatementClauseProps) {
  return (
    <section id={id} className="cols gap-y-3 border-t hairline py-8">
      <h2 className="text-h3 lg:col-span-4">{heading[locale]}</h2>
      <div className="lg:col-span-7 lg:col-start-6 [&>ul:first-child>li:first-child]:border-t-0 [&>ul:first-child>li:first-child]:pt-0">
        {blocks.map((block, index) => (
          <TermsBlockView key={index} block={block} locale={locale} />
        ))}
      </div>
    </section>
  )
}
