const PLACE_ID = 'hero-strip'

/** The place of a slideshow's controls. Empty in the page's HTML: without JavaScript nothing changes or can be paused. */
export function HeroSlideStrip() {
  return <div id={PLACE_ID} className="min-h-17 md:min-h-14.5" />
}

/** The element of HeroSlideStrip, in the browser. Throws where a hero has none. */
export function findStrip(): HTMLElement {
  const strip = document.getElementById(PLACE_ID)
  if (strip === null) throw new Error('A slideshow needs a HeroSlideStrip in its ground')
  return strip
}
