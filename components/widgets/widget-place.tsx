const PLACE_ID = 'popup-place'

/** Where a page's pop-up stands, above the cookie banner if that is shown too. */
export function WidgetPlace() {
  return <div id={PLACE_ID} className="contents" />
}

/** The element of WidgetPlace, in the browser. Throws where a page has no frame around it. */
export function findWidgetPlace(): HTMLElement {
  const place = document.getElementById(PLACE_ID)
  if (place === null) throw new Error('The page has no place for pop-ups')
  return place
}
