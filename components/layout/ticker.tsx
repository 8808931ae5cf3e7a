import { getTranslations } from 'next-intl/server'
import { currentOffer } from '@/content/current'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { TickerBand } from './ticker-band'

const COPIES = 5

export async function Ticker({ locale }: { locale: Locale }) {
  const t = await getTranslations('ticker')
  const current = currentOffer(locale)
  const news = [
    // First, so that its link is in the window from the start.
    { label: t('spaWeekend'), href: '/relax' },
    { label: t('dinner') },
    ...(current ? [{ label: `${current.title} ${current.days}`, href: current.href }] : []),
  ]
  return (
    <TickerBand labels={{ label: t('label'), pause: t('pause'), play: t('play') }}>
      {Array.from({ length: COPIES }, (_, copy) => (
        <TickerStrip key={copy} news={news} isCopy={copy > 0} />
      ))}
    </TickerBand>
  )
}

interface TickerStripProps {
  news: readonly { label: string; href?: string }[]
  /** Whether it is hidden from assistive technology. */
  isCopy: boolean
}

function TickerStrip({ news, isCopy }: TickerStripProps) {
  return (
    <ul aria-hidden={isCopy || undefined} className="ticker-strip">
      {news.map(({ label, href }) => (
        <li key={label}>
          {href === undefined ? (
            label
          ) : (
            <Link href={href} tabIndex={isCopy ? -1 : undefined}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
