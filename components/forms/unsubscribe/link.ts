/** The page on which a subscriber ends the newsletter. */
export const UNSUBSCRIBE_PAGE = '/avregistrera'

/** The one-click request of mail programs (RFC 8058). */
export const UNSUBSCRIBE_ENDPOINT = '/api/newsletter/unsubscribe'

/** The query parameter, and the form field, that hold the subscription's token. */
export const UNSUBSCRIBE_PARAM = 't'
