import clsx from 'clsx'
import { FactsTable } from '@/components/ui/facts-table'
import { Picture } from '@/components/ui/picture'
import { natureCopy, type NatureZone } from '@/content/nature'
import { findPicture, type PictureInfo } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'
import { DescentProfile } from './descent-profile'
import { SpringRings } from './spring-rings'

const PLACES: Readonly<Record<NatureZone['id'], { picture: string; step: SlopeStep }>> = {
  fell: { picture: 'hero-golden-low-sun', step: 'top' },
  forest: { picture: 'hero-forest-ski-track', step: 'upper' },
  lake: { picture: 'activity-kayak', step: 'lower' },
  spring: { picture: 'hero-spring', step: 'foot' },
}

export function NatureZones({ locale }: { locale: Locale }) {
  const { intro, zones } = natureCopy[locale]
  return (
    <div className="descent overflow-x-clip py-section print:pl-[20mm]">
      <div className="relative wrap flex flex-col gap-section">
        <DescentProfile locale={locale} />
        <p className="max-w-[44rem] text-statement">{intro}</p>
        {zones.map((zone) => (
          <ZoneSection
            key={zone.id}
            zone={zone}
            picture={findPicture(PLACES[zone.id].picture)}
            locale={locale}
            step={PLACES[zone.id].step}
          />
        ))}
      </div>
    </div>
  )
}

/** Position of the text: each zone is one step further left and lower. */
type SlopeStep = 'top' | 'upper' | 'lower' | 'foot'

interface ZoneSectionProps {
  zone: NatureZone
  picture: PictureInfo
  locale: Locale
  step: SlopeStep
}

const TEXT_COLUMNS: Readonly<Record<SlopeStep, string>> = {
  top: 'md:col-span-5 md:col-start-4 lg:col-span-5 lg:col-start-8',
  upper: 'md:col-span-3 md:self-end lg:col-span-4 lg:col-start-9',
  lower: 'md:col-span-3 md:row-start-1 md:self-end lg:col-span-4',
  foot: 'md:col-span-5',
}

/** The left margin is the profile's. */
const PICTURE_BOX: Readonly<Record<SlopeStep, string>> = {
  top: 'bleed-right aspect-landscape md:aspect-panorama',
  upper: 'max-md:bleed-right aspect-landscape md:col-span-5 md:aspect-[8/7] lg:col-span-7',
  lower: 'bleed-right aspect-landscape md:col-span-5 md:col-start-4 lg:col-span-7 lg:col-start-6',
  foot: 'bleed-right aspect-landscape md:aspect-panorama',
}

function ZoneSection({ zone: { id, heading, text, facts }, picture, locale, step }: ZoneSectionProps) {
  const isWide = step === 'top' || step === 'foot'
  const table = facts.length > 0 && (
    <FactsTable rows={facts} caption={heading} className="mt-7 md:[&_td]:whitespace-nowrap" />
  )
  return (
    <section data-zone={id} className="cols gap-y-8 descent-zone">
      <div className={PICTURE_BOX[step]}>
        <Picture
          picture={picture}
          alt={picture.alt[locale]}
          sizes={isWide ? '100vw' : '(min-width: 48rem) 80vw, 100vw'}
        />
      </div>
      <div className={clsx(TEXT_COLUMNS[step])}>
        <h2 className="text-h2">{heading}</h2>
        <p className="mt-5 max-w-measure">{text}</p>
        {step !== 'top' && table}
      </div>
      {step === 'top' && (
        <div className="max-md:-mt-8 md:col-span-3 md:row-start-2 md:self-end lg:col-span-5">{table}</div>
      )}
      {step === 'foot' && (
        <SpringRings className="w-40 md:col-span-3 md:w-auto lg:col-span-4 lg:col-start-8 lg:max-w-96 print:hidden" />
      )}
    </section>
  )
}
