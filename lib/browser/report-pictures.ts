/** Fires the event of each picture that came or failed before the page was hydrated, for its handlers. */
export function reportPictures(box: Element | null): void {
  for (const image of box?.querySelectorAll('img') ?? []) {
    // A lazy one that has not been asked for is complete, too.
    if (!image.complete || image.currentSrc === '') continue
    image.dispatchEvent(new Event(image.naturalWidth > 0 ? 'load' : 'error'))
  }
}
