import { galleryTiles, homeCopy } from '@/content/home'
import type { Locale } from '@/lib/i18n/locales'
import { GalleryTile } from './gallery-tile'

/** Five tiles edge to edge, each a way into the house. */
export function Gallery({ locale }: { locale: Locale }) {
  const { title, text } = homeCopy[locale].gallery
  return (
    <section aria-labelledby="gallery" className="pt-section pb-2 on-fir">
      <div className="wrap">
        <div className="cols items-end gap-y-4.5 pb-block">
          <h2 id="gallery" className="text-h2 lg:col-span-7">
            {title}
          </h2>
          <p className="lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
      </div>
      <ul className="tiles">
        {galleryTiles.map((tile) => (
          <GalleryTile key={tile.id} locale={locale} {...tile} />
        ))}
      </ul>
    </section>
  )
}
