import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { seasonOn } from '@/content/heroes'
import { galleryTiles } from '@/content/home'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { NearPicture } from './near-picture'

/** Five tiles: a strip to push sideways on a phone, a row from 1024 px on, where the one pointed at opens. */
export async function Gallery() {
  const t = await getTranslations('home')
  return (
    <section aria-labelledby="gallery" className="pt-section pb-2 on-fir lg:pt-next lg:pb-group">
      <div className="cols wrap items-end gap-y-4.5 pb-group">
        <h2 id="gallery" className="text-h2 lg:col-span-7">
          {t('gallery')}
        </h2>
        <p className="lg:col-span-4 lg:col-start-9">{t('galleryText')}</p>
      </div>
      <ul
        className={clsx(
          'tiles flex snap-x snap-mandatory scroll-px-margin scrollbar-none gap-3 pl-(--bleed)',
          'max-lg:pr-margin max-md:overflow-x-auto md:gap-2 md:max-lg:flex-wrap lg:pl-0',
        )}
      >
        {galleryTiles.map((tile) => (
          <GalleryTile key={tile.href} {...tile} />
        ))}
      </ul>
    </section>
  )
}

type GalleryTileProps = (typeof galleryTiles)[number]

function GalleryTile({ href, picture, x, title, line, more }: GalleryTileProps) {
  const locale = useLocale()
  const id = `tile${href.replace('/', '-')}`
  return (
    <li className="group tile relative min-w-0 flex-[1_0_min(78vw,22rem)] snap-start md:flex-[1_1_30%] md:nth-[-n+2]:basis-[45%] lg:flex-[1_1_0] lg:nth-[-n+2]:basis-0">
      <Link
        href={href}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        className="flex size-full flex-col focus-visible:-outline-offset-3"
      >
        <NearPicture>
          <Picture
            picture={findPicture(picture ?? seasonOn().adventures)}
            alt=""
            sizes="(width >= 64rem) 50vw, (width >= 48rem) 85vw, 125vw"
            className="absolute inset-0"
            {...(x !== undefined && { position: { x, y: 50 } })}
          />
        </NearPicture>
        <div className="py-4 text-small md:pr-4.5 lg:min-h-42 lg:px-5 lg:group-first:pl-margin lg:group-last:pr-margin">
          <div className="flex items-center justify-between gap-2.5">
            <h3 id={id} className="text-h3 lg:max-xl:text-h4">
              {textIn(title, locale)}
            </h3>
            <ArrowRight className="size-5.5 shrink-0" />
          </div>
          <div id={`${id}-text`} className="max-w-[40ch]">
            <p className="mt-1">{textIn(line, locale)}</p>
            <div className="tile-more">
              <p className="overflow-hidden">{textIn(more, locale)}</p>
            </div>
          </div>
        </div>
      </Link>
    </li>
  )
}
