/** The page on which a subscriber ends the newsletter. */
export const UNSUBSCRIBE_PAGE = '/avregistrera'

/** Ends a subscription; for the page's form and for the one-click request of mail programs. */
export const UNSUBSCRIBE_ENDPOINT = '/api/newsletter/unsubscribe'

/** The query parameter that holds the subscription's token. */
export const UNSUBSCRIBE_PARAM = 't'

/**
 * True for the page's own form. It posts to the page's address, because a page that is built beforehand does not
 * know the query that it is opened with, and a form without an address keeps it. Server actions, such as the
 * footer's, never come in this encoding.
 */
export function isUnsubscribeForm(request: Request, pathname: string): boolean {
  const type = request.headers.get('content-type') ?? ''
  return (
    request.method === 'POST' &&
    pathname === UNSUBSCRIBE_PAGE &&
    type.startsWith('application/x-www-form-urlencoded')
  )
}
