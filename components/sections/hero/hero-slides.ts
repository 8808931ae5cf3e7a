import { pageHeroes, type HeroPath, type HeroPictureEntry } from '@/content/heroes'
import { findPicture } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'
import type { HeroSlide } from './hero-picture'

/** The pictures of a page's hero with their text alternatives. */
export function heroSlides(path: HeroPath, locale: Locale): [HeroSlide, ...HeroSlide[]] {
  const toSlide = ({ name, tone, position }: HeroPictureEntry): HeroSlide => {
    const picture = findPicture(name)
    return { picture, alt: picture.alt[locale], tone, position }
  }
  const [first, ...others]: readonly [HeroPictureEntry, ...HeroPictureEntry[]] = pageHeroes[path]
  return [toSlide(first), ...others.map(toSlide)]
}
