import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { teambuildingGallery, teambuildingTexts } from '@/content/teambuilding'
import { textIn, type Locale } from '@/lib/i18n/locales'

export async function GallerySection({ locale }: { locale: Locale }) {
  const t = await getTranslations('teambuilding')
  const carousel = await getTranslations('carousel')
  const { heading, text } = textIn(teambuildingTexts, locale).gallery
  return (
    <section className="overflow-x-clip py-section on-fir print:hidden">
      <div className="cols wrap items-end gap-y-8">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 max-w-sm quiet">{text}</p>
        </div>
        <div className="bleed-both aspect-landscape lg:col-span-8 lg:ml-0">
          <Carousel
            tone="fir"
            label={t('gallery')}
            previousLabel={carousel('previous')}
            nextLabel={carousel('next')}
            position={carousel.raw('position') as string}
            slides={teambuildingGallery.map((name) => {
              const picture = findPicture(name)
              return {
                key: name,
                content: (
                  <Picture
                    picture={picture}
                    alt={textIn(picture.alt, locale)}
                    sizes="(width >= 64rem) 66vw, 100vw"
                  />
                ),
              }
            })}
          />
        </div>
      </div>
    </section>
  )
}
