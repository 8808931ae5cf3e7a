'use client'

import { useSlideshow } from './slideshow-provider'

/** Pause button, "1 av 9" and a hairline for each slide. */
export function HeroSlideStrip({ count }: { count: number }) {
  const { current } = useSlideshow()
  return <p className="num py-4 text-small">{`${current + 1} / ${count}`}</p>
}
