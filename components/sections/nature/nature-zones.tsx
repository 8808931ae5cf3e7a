import clsx from 'clsx'
import { FactsTable } from '@/components/ui/facts-table'
import { Picture } from '@/components/ui/picture'
import type { NatureZone as Zone } from '@/content/nature'
import type { PictureInfo } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'

/** Where the text stands: each zone one step further left and lower, as the slope goes. */
export type SlopeStep = 'top' | 'upper' | 'lower' | 'foot'

interface NatureZoneProps {
  zone: Zone
  picture: PictureInfo
  locale: Locale
  step: SlopeStep
}

const TEXT_COLUMNS: Readonly<Record<SlopeStep, string>> = {
  top: 'lg:col-span-5 lg:col-start-8',
  upper: 'lg:col-span-4 lg:col-start-9 lg:self-end',
  lower: 'lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:self-end',
  foot: 'lg:col-span-5 lg:col-start-1',
}

const PICTURE_BOX: Readonly<Record<SlopeStep, string>> = {
  top: 'bleed-both aspect-landscape lg:aspect-panorama',
  upper: 'max-lg:bleed-both aspect-landscape lg:bleed-left lg:col-span-7 lg:aspect-[8/7]',
  lower: 'max-lg:bleed-both aspect-landscape lg:bleed-right lg:col-span-7 lg:col-start-6',
  foot: 'bleed-both aspect-landscape lg:aspect-panorama',
}

/** One height of the landscape: its picture, its text, and what there is to do. */
export function NatureZone({ zone: { heading, text, facts }, picture, locale, step }: NatureZoneProps) {
  const isWide = step === 'top' || step === 'foot'
  return (
    <section className="cols gap-y-8">
      <div className={PICTURE_BOX[step]}>
        <Picture
          picture={picture}
          alt={picture.alt[locale]}
          sizes={isWide ? '100vw' : '(min-width: 64rem) 80vw, 100vw'}
        />
      </div>
      <div className={clsx(TEXT_COLUMNS[step])}>
        <h2 className="text-h2">{heading}</h2>
        <p className="mt-5 max-w-measure">{text}</p>
        {facts.length > 0 && <FactsTable rows={facts} caption={heading} className="mt-7" />}
      </div>
    </section>
  )
}
