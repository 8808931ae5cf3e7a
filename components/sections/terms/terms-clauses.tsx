import type { TermsClause } from '@/content/terms/terms'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { TermsBlockView } from './terms-block-view'

interface TermsClausesProps {
  clauses: readonly TermsClause[]
  locale: Locale
}

export function TermsClauses({ clauses, locale }: TermsClausesProps) {
  return clauses.map(({ id, heading, blocks }, index) => (
    <section key={id} id={id} className="relative scroll-mt-28 pb-11 last:pb-2">
      <span
        aria-hidden="true"
        className="mb-1 block break-after-avoid font-sans text-h3 font-medium text-copper lg:absolute lg:top-0 lg:-left-18.5 lg:w-12.5 lg:text-right"
      >
        {index + 1}
      </span>
      <h3 className="mb-3 text-h3">{textIn(heading, locale)}</h3>
      {blocks.map((block, position) => (
        <TermsBlockView key={position} block={block} locale={locale} />
      ))}
    </section>
  ))
}
