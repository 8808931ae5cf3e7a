/** Fields that every form carries and no guest sees; forms and guard name them alike. */

/** Left empty by people: hidden, out of the tab order and of the accessibility tree. */
export const HONEYPOT_FIELD = 'website'
/** The moment the form was shown, in milliseconds since 1970; filled in by the browser's script. */
export const STARTED_AT_FIELD = 'startedAt'
