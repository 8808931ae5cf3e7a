/** The page of the conference planner and its parts, apart from its rules so that the browser does not load them. */
export const PLANNER_PATH = '/conference/planera'
/** Also the name of its draft in the browser. */
export const PLANNER_FORM_ID = 'conference-plan'
export const PLANNER_ANSWER_ID = 'plan'
