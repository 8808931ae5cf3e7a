import { LinkedText } from '@/components/ui/linked-text'
import type { TermsBlock } from '@/content/terms/terms'
import type { Locale } from '@/lib/i18n/locales'
import { PercentBars } from './percent-bars'
import { TermsTable } from './terms-table'

interface TermsBlockViewProps {
  block: TermsBlock
  locale: Locale
}

export function TermsBlockView({ block, locale }: TermsBlockViewProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-measure [&+p]:mt-[0.8em]">
          <LinkedText text={block.text[locale]} />
        </p>
      )
    case 'list':
      return (
        <ul className="max-w-measure">
          {block.items[locale].map((item) => (
            <li key={item} className="border-t hairline py-2.5">
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <div className="[&+p]:mt-4.5">
          <TermsTable caption={block.caption[locale]} rows={block.rows[locale]} />
        </div>
      )
    case 'bars':
      return (
        <div className="[&+p]:mt-6">
          <PercentBars caption={block.caption[locale]} bars={block.bars[locale]} locale={locale} />
        </div>
      )
  }
}
