import { getTranslations } from 'next-intl/server'
import type { SlideshowProps } from './slideshow'

/** Reads the words of a slideshow with so many pictures. */
export async function readSlideshowWords(count: number): Promise<SlideshowProps['words']> {
  const t = await getTranslations('slideshow')
  return {
    label: t('label'),
    pause: t('pause'),
    play: t('play'),
    positions: Array.from({ length: count }, (_, index) => t('position', { current: index + 1, count })),
  }
}
