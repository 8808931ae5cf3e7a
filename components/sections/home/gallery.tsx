import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { galleryTiles, homeCopy } from '@/content/home'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { NearPicture } from './near-picture'

export function Gallery({ locale }: { locale: Locale }) {
  const { title, text } = homeCopy[locale].gallery
  return (
    <section aria-labelledby="gallery" className="pt-section pb-2 on-fir">
      <div className="wrap">
        <div className="cols items-end gap-y-4.5 pb-group">
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

type GalleryTileProps = (typeof galleryTiles)[number] & { locale: Locale }

function GalleryTile({ id, href, picture, position, title, description, locale }: GalleryTileProps) {
  return (
    <li className="tile">
      <Link
        href={href}
        aria-labelledby={`tile-${id}`}
        aria-describedby={`tile-${id}-text`}
        className="flex size-full flex-col"
      >
        <NearPicture>
          <Picture
            picture={findPicture(picture)}
            alt=""
            sizes="(width >= 64rem) 50vw, (width >= 48rem) 85vw, 125vw"
            position={position}
            className="absolute inset-0"
          />
        </NearPicture>
        <div className="tile-text">
          <div className="flex items-center justify-between gap-2.5">
            <h3 id={`tile-${id}`} className="text-h3">
              {title[locale]}
            </h3>
            <Icon icon={ArrowRight} className="size-5.5 shrink-0" />
          </div>
          <div className="tile-more">
            <p id={`tile-${id}-text`} className="text-small">
              {description[locale]}
            </p>
          </div>
        </div>
      </Link>
    </li>
  )
}
