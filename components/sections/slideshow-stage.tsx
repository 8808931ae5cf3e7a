import { pictureFile } from '@/content/pictures'
import type { HeroSlide } from './hero-slide'
import { HeroStill } from './hero-still'
import { readSlideshowWords } from './read-slideshow-words'
import { SlideshowIsland } from './slideshow-island'

interface SlideshowStageProps {
  slides: readonly [HeroSlide, ...HeroSlide[]]
  /** How long the first picture takes to fade in, in milliseconds, where it arrives late. */
  firstFadeMs?: number
  className?: string
}

/** The pictures of a hero that take turns: the first in the page's HTML, the others added by a script over it. */
export async function SlideshowStage({ slides, firstFadeMs, className }: SlideshowStageProps) {
  return (
    <SlideshowIsland
      slides={slides.map((slide) => ({ ...slide, picture: pictureFile(slide.picture) }))}
      words={await readSlideshowWords(slides.length)}
      firstFadeMs={firstFadeMs}
      className={className}
    >
      <HeroStill slide={slides[0]} />
    </SlideshowIsland>
  )
}
