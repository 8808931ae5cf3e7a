import { natureCopy, type NatureZone as Zone } from '@/content/nature'
import { findPicture } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'
import { NatureZone, type SlopeStep } from './nature-zones'

const PLACES: Readonly<Record<Zone['id'], { picture: string; step: SlopeStep }>> = {
  fell: { picture: 'hero-golden-low-sun', step: 'top' },
  forest: { picture: 'hero-forest-ski-track', step: 'upper' },
  lake: { picture: 'activity-kayak', step: 'lower' },
  spring: { picture: 'hero-spring', step: 'foot' },
}

/** The landscape from the top down. */
export function Slope({ locale }: { locale: Locale }) {
  const { intro, zones } = natureCopy[locale]
  return (
    <div className="overflow-x-clip py-section">
      <div className="wrap flex flex-col gap-section">
        <p className="max-w-[44rem] text-statement">{intro}</p>
        {zones.map((zone) => (
          <NatureZone
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
