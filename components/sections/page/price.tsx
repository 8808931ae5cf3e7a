import { useLocale } from 'next-intl'
import { formatPrice, FROM } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

interface PriceProps {
  /** Whole kronor, or what to do where there is no figure. */
  amount: number | string
  /** Whether it is the lowest of several. */
  isFrom?: boolean
  /** Whom or what it is for, in the hotel's words. */
  unit?: string
  className?: string
}

/** A price, the same wherever something is sold: the figure, and below it its unit. */
export function Price({ amount, isFrom = false, unit, className }: PriceProps) {
  const locale = useLocale()
  return (
    <p className={className}>
      {typeof amount === 'number' ? (
        <span className="block">
          {isFrom && <span className="mr-1 text-small quiet">{textIn(FROM, locale)}</span>}{' '}
          <span className="figure-price whitespace-nowrap">{formatPrice(amount, locale)}</span>
        </span>
      ) : (
        <span className="block font-sans text-h4 font-medium text-balance first-letter:uppercase">
          {amount}
        </span>
      )}{' '}
      {unit !== undefined && <span className="mt-1 block text-small text-balance quiet">{unit}</span>}
    </p>
  )
}
