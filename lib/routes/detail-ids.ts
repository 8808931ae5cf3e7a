// Apart from the route table, because the menu needs these in every page's first load and nothing else of it.

/** Articles of the magazine, `/blog/{id}`. */
export const articleIds = ['1', '2', '3'] as const

/** Food events with a page of their own, `/food-event/{id}`. */
export const foodEventIds = ['kraftskiva', 'surstrommingsfest', 'hostretreat'] as const
