import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { currentOffer } from '@/content/calendar'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { TickerBand } from './ticker-band'

const COPIES = 5

export async function Ticker() {
  const locale = await getLocale()
  const t = await getTranslations('ticker')
  const current = currentOffer(locale)
  const news: readonly { label: string; href?: string }[] = [
    // First, so that its link is in the window from the start.
    { label: t('spaWeekend'), href: '/relax' },
    { label: t('dinner') },
    ...(current ? [{ label: `${textIn(current.title, locale)} ${current.when}`, href: current.href }] : []),
  ]
  return (
    <TickerBand>
      {Array.from({ length: COPIES }, (_, index) => (
        // Four of the five copies fill the window while the fifth leaves it. Assistive technology reads the first.
        <ul
          key={index}
          aria-hidden={index > 0 || undefined}
          className="flex h-full min-w-[25vw] justify-around motion-reduce:aria-hidden:hidden"
        >
          {news.map(({ label, href }) => (
            <li
              key={label}
              className={clsx(
                'flex h-full items-center pr-8.5 whitespace-nowrap',
                'after:ml-8.5 after:size-2.25 after:rounded-full after:border-[1.5px] after:border-ember motion-reduce:last:after:hidden',
              )}
            >
              {href === undefined ? (
                label
              ) : (
                <Link
                  href={href}
                  tabIndex={index > 0 ? -1 : undefined}
                  className="flex h-full items-center underline decoration-1 underline-offset-[0.3em] focus-inside hover:decoration-2"
                >
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ))}
    </TickerBand>
  )
}
