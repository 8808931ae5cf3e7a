/** Id of the form that works without JavaScript; the positions' links lead to it. */
export const PLAIN_FORM_ID = 'apply'
