/** Paths that several places name. */
export const INQUIRY_PATH = '/booking-inquiry'
export const PLANNER_PATH = '/conference/planera'
