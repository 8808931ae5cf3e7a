import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { galleryTiles } from '@/content/home'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { NearPicture } from './near-picture'

type GalleryTileProps = (typeof galleryTiles)[number] & { locale: Locale }

/** Picture above, caption below; the whole tile is the link. */
export function GalleryTile({ id, href, picture, position, title, description, locale }: GalleryTileProps) {
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
            sizes="(width >= 64rem) 50vw, (width >= 48rem) 85vw, 100vw"
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
