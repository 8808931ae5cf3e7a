import { useLocale } from 'next-intl'
import { LinkedText } from '@/components/ui/linked-text'
import type { TermsBlock } from '@/content/terms/section'
import { textIn } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'

export function TermsBlocks({ blocks }: { blocks: readonly TermsBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: TermsBlock }) {
  const locale = useLocale()
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-measure [&+p]:mt-[0.8em]">
          <LinkedText text={textIn(block.text, locale)} />
        </p>
      )
    case 'list':
      return (
        <ul className="max-w-measure">
          {textIn(block.items, locale).map((item) => (
            <li key={item} className="border-t hairline py-2.5">
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      // On phones each value stands below its label.
      return (
        <table className="mt-4.5 w-full max-w-measure border-b hairline text-ui max-md:block [&+p]:mt-4.5">
          <caption className="sr-only">{textIn(block.caption, locale)}</caption>
          <tbody className="*:border-t *:hairline *:*:py-2.5 *:*:align-top max-md:block max-md:*:*:block max-md:*:block">
            {block.rows.map(({ label, value }) => (
              <tr key={textIn(value, locale)}>
                <th scope="row" className="text-left font-normal quiet max-md:pb-0 md:w-3/5 md:pr-5">
                  <LinkedText text={typeof label === 'string' ? label : textIn(label, locale)} />
                </th>
                <td className="max-md:pt-0">
                  <LinkedText text={textIn(value, locale)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'bars':
      return (
        <ol
          aria-label={textIn(block.caption, locale)}
          className="keep mt-5.5 mb-1 flex max-w-184 gap-1 [&+p]:mt-6"
        >
          {block.bars.map(({ percent, label }) => (
            <li key={percent} className="flex min-w-0 flex-1 flex-col">
              <div className="flex h-59 flex-col justify-end">
                <p className="pb-2 font-sans text-[clamp(1.375rem,0.5rem+2vw,3.25rem)] leading-none font-medium tracking-[-0.04em] whitespace-nowrap">
                  {percent}
                  <span className="text-[0.5em] tracking-normal">{textIn(PERCENT_SIGN, locale)}</span>
                </p>
                <div
                  aria-hidden="true"
                  className={
                    percent === 0
                      ? 'border-t-3 border-copper'
                      : 'bg-fir-800 print:border print:bg-transparent forced-colors:border forced-colors:bg-transparent'
                  }
                  style={{ height: `${percent * 1.8}px` }}
                />
              </div>
              <p className="border-t border-fir-950 pt-2.5 pr-1 text-caption hyphens-auto md:pr-3 md:text-small">
                {textIn(label, locale)}
              </p>
            </li>
          ))}
        </ol>
      )
  }
}
