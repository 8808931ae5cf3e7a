import { getTranslations } from 'next-intl/server'
import { HeroSlideControls } from './hero-slide-controls'

/** Pause button, "1 av 9" and a hairline for each slide. Without JavaScript nothing changes and nothing is offered. */
export async function HeroSlideStrip({ count }: { count: number }) {
  const t = await getTranslations('slideshow')
  return (
    <div className="min-h-17 md:min-h-14.5">
      <HeroSlideControls
        label={t('label')}
        pauseLabel={t('pause')}
        playLabel={t('play')}
        positions={Array.from({ length: count }, (_, index) => t('position', { current: index + 1, count }))}
      />
    </div>
  )
}
