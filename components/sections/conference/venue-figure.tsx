import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import type { GroupVenue } from '@/content/teambuilding'
import type { Locale } from '@/lib/i18n/locales'

interface VenueFigureProps {
  venue: GroupVenue
  /** Capacity of the largest venue, which fills the width on phones. */
  largest: number
  locale: Locale
}

/** A venue; the width of its picture is proportional to its capacity. */
export function VenueFigure({ venue, largest, locale }: VenueFigureProps) {
  const picture = findPicture(venue.picture)
  return (
    <figure
      style={
        { '--share': venue.capacity, '--width': `${(venue.capacity / largest) * 100}%` } as CSSProperties
      }
      className="min-w-0 md:flex-[var(--share)_1_0]"
    >
      <div className="aspect-[6/5] w-(--width) md:aspect-auto md:h-[clamp(18.75rem,36vw,35rem)] md:w-auto">
        <Picture
          picture={picture}
          alt={picture.alt[locale]}
          // In the row all pictures are 36vw high, so a 4:3 picture needs a source 48vw wide.
          sizes={`(width >= 48rem) ${Math.max(48, Math.round((venue.capacity / 40) * 100))}vw, ${Math.round((venue.capacity / largest) * 100)}vw`}
        />
      </div>
      <figcaption className="flex items-baseline gap-x-4.5 px-margin pt-4.5 md:block md:px-0">
        <span className="num block font-sans text-figure font-medium">{venue.capacity}</span>
        <div className="md:mt-3.5">
          <h3 className="text-h4 lg:text-h3">{venue.title[locale]}</h3>
        </div>
      </figcaption>
    </figure>
  )
}
