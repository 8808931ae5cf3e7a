/** Names of the hidden fields that every form sends. */

/** Honeypot: hidden, outside the tab order and the accessibility tree. */
export const HONEYPOT_FIELD = 'website'
/** Language of the page that the form is on. */
export const LANGUAGE_FIELD = 'language'
/** Time when the page was opened, in milliseconds since 1970; only forms sent by script have it. */
export const STARTED_AT_FIELD = 'startedAt'
