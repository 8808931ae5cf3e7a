const PLACE_ID = 'hero-strip'

/** The place of a slideshow's controls. Empty in the page's HTML: without JavaScript nothing changes or can be paused. */
export function HeroSlideStrip() {
  return <div id={PLACE_ID} className="min-h-17 md:min-h-14.5" />
}

/** The element of HeroSlideStrip, in the browser; null before it is on the page. */
export function findStrip(): HTMLElement | null {
  return document.getElementById(PLACE_ID)
}
