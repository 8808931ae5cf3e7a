/** What every form sends along and no guest sees; forms and guard name it alike. */

/** Left empty by people: hidden, out of the tab order and of the accessibility tree. */
export const HONEYPOT_FIELD = 'website'
/** The moment the page was opened, in milliseconds since 1970; added where a script sends the form. */
export const STARTED_AT_FIELD = 'startedAt'
