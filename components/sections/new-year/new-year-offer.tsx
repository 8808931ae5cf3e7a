import clsx from 'clsx'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { events } from '@/content/events'
import type { PictureInfo } from '@/content/pictures'
import { formatNumber } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

interface NewYearOfferProps {
  price: (typeof events.nyar.prices)[number]
  picture: PictureInfo
  text: string
  locale: Locale
  /** The larger of the two, bleeding off the left edge. */
  isLarge?: boolean
  /** The booking button. */
  children: ReactNode
}

export async function NewYearOffer({ price, picture, text, locale, isLarge, children }: NewYearOfferProps) {
  const t = await getTranslations('newYear')
  return (
    <article
      className={isLarge ? 'md:col-span-5 lg:col-span-7' : 'md:col-span-3 lg:col-span-4 lg:col-start-9'}
    >
      <div
        className={clsx(
          'aspect-landscape overflow-hidden max-md:bleed-both md:aspect-auto',
          isLarge ? 'md:bleed-left md:h-80 lg:h-130' : 'md:h-52 lg:h-75',
        )}
      >
        <Picture
          picture={picture}
          alt={textIn(picture.alt, locale)}
          sizes={isLarge ? '(width >= 48rem) 62vw, 100vw' : '(width >= 48rem) 36vw, 100vw'}
        />
      </div>
      <h3 className={clsx('mt-5', isLarge ? 'text-h2' : 'text-h3')}>{textIn(price.label, locale)}</h3>
      <p
        className={clsx(
          'mt-4 font-sans',
          isLarge
            ? 'text-figure'
            : 'text-[clamp(3.5rem,2rem+4vw,5.5rem)] leading-[0.9] font-medium tracking-[-0.055em]',
        )}
      >
        <span className="num">{formatNumber(price.kronor, locale)}</span>
        <span className="ml-[0.4em] font-serif text-h4 font-normal">{`\u00A0${t('perPerson')}`}</span>
      </p>
      <p className="mt-5 max-w-md">{text}</p>
      <div className="mt-6">{children}</div>
    </article>
  )
}
