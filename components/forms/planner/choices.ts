import { activities } from '@/content/activities'
import type { ConferencePackage } from '@/content/conference'
import { groupActivities, groupEntertainment } from '@/content/teambuilding'

/** What can be chosen in the conference planner. The words are those of its address. */

/** One of the packages with fixed hours, or hours of one's own. */
export const arrangements = ['day', 'lunchToLunch', 'tailored'] as const satisfies readonly (
  ConferencePackage | 'tailored'
)[]
export type Arrangement = (typeof arrangements)[number]

/** The meals that conferences are asked about, in the order of the day. */
export const meals = ['morningCoffee', 'lunch', 'afternoonCoffee', 'dinner'] as const
export type Meal = (typeof meals)[number]

/** The activities with a price. */
export const pricedActivities = [...groupEntertainment, ...groupActivities]

/** All activities: those with a price, then those of the mountain. */
export const activityIds: readonly string[] = [
  ...pricedActivities.map(({ key }) => key),
  ...activities.map(({ id }) => id),
]
