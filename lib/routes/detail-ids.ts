// Separate from the route table: the menu needs only these in every page's first load.

/** Articles of the magazine, `/blog/{id}`. */
export const articleIds = ['1', '2', '3'] as const

/** Food events with a page of their own, `/food-event/{id}`. */
export const foodEventIds = ['kraftskiva', 'surstrommingsfest', 'hostretreat'] as const

/** Pages below that of the conference, `/conference/{id}`. */
export const conferencePageIds = ['planera'] as const
