import { getTranslations } from 'next-intl/server'
import { retreatDate } from '@/content/home'
import type { Locale } from '@/lib/i18n/locales'
import { TickerBand } from './ticker-band'
import { TickerStrip } from './ticker-strip'

/** Copies of the strip, one after the other. */
const COPIES = 5

/** The scrolling band at the bottom of the home hero. */
export async function Ticker({ locale }: { locale: Locale }) {
  const t = await getTranslations('ticker')
  const news = [
    { label: t('dinner') },
    { label: t('spaWeekend'), href: '/relax' },
    {
      label: t('retreat', { days: retreatDate.days, month: retreatDate.month[locale] }),
      href: '/hostretreat',
    },
  ]
  return (
    <TickerBand labels={{ label: t('label'), pause: t('pause'), play: t('play') }}>
      {Array.from({ length: COPIES }, (_, copy) => (
        <TickerStrip key={copy} news={news} isEcho={copy > 0} />
      ))}
    </TickerBand>
  )
}
