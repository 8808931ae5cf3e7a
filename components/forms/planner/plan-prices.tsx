import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FactsTable } from '@/components/ui/facts-table'
import { menuPrices } from '@/content/facts'
import { formatPrice } from '@/lib/i18n/format'
import { itemsOnRequest, pricesOf } from './plan'
import { type PlanProps, writePrice } from './plan-messages'

/** The conference's own price in the largest figure, then what is added, each kind of VAT by itself. */
export function PlanPrices({ plan, messages }: PlanProps) {
  const { t, names, locale } = messages
  const { own, extras } = pricesOf(plan)
  const onRequest = itemsOnRequest(plan)
  const price = own && writePrice(own, plan, messages)
  return (
    <>
      <PriceBlock
        figure={price ? (price.total ?? price.each) : t('onRequest')}
        each={price?.total && price.each}
        isLarge
        note={[names[plan.arrangement], own && t(`vat.${own.vat}`)].filter(Boolean).join(', ')}
      />
      {extras.map(({ vat, lines, ...sum }) => {
        const { each, total } = writePrice(sum, plan, messages)
        const [first, ...others] = lines
        return (
          <PriceBlock
            key={vat}
            figure={total ?? each}
            each={total && each}
            note={`${others.length > 0 ? t('sum') : names[first?.id ?? '']}, ${t(`vat.${vat}`)}`}
          >
            {others.length > 0 && (
              <FactsTable
                className="mt-3"
                rows={lines.map((line) => ({
                  label: names[line.id] ?? '',
                  value: writePrice(line, plan, messages).each,
                }))}
              />
            )}
          </PriceBlock>
        )
      })}
      {extras.length + (own ? 1 : 0) > 1 && <p className="mt-3 text-small quiet">{t('apart')}</p>}
      {onRequest.length > 0 && (
        <div className={BLOCK}>
          <h3 className="text-h4">{t('onRequest')}</h3>
          <ul className="mt-2 text-ui print:columns-3">
            {onRequest.map((id) => (
              <li key={id} className="border-t hairline py-2">
                {names[id]}
                {id === 'lunch' && (
                  <span className="block text-small quiet">
                    {t('lunchInPackage', { price: formatPrice(menuPrices.lunch, locale) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const BLOCK = 'mt-6 border-t-3 border-fir-950 pt-3 print:mt-4 print:pt-2'

interface PriceBlockProps {
  figure: string
  /** The price for each guest, beside that of all. */
  each: string | undefined
  isLarge?: boolean
  note: string
  children?: ReactNode
}

function PriceBlock({ figure, each, isLarge = false, note, children }: PriceBlockProps) {
  return (
    <div className={BLOCK}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 font-sans">
        <span className={clsx('num whitespace-normal', isLarge ? 'text-h2' : 'text-h4')}>{figure}</span>
        {each !== undefined && (
          <span className={clsx('num whitespace-normal', isLarge ? 'text-h4' : 'text-ui')}>{each}</span>
        )}
      </p>
      <p className="mt-1 text-small text-balance quiet">{note}</p>
      {children}
    </div>
  )
}
