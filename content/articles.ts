import type { Article } from './articles/article'
import { foodCulture } from './articles/food-culture'
import { fourSeasons } from './articles/seasons'
import { sustainableMeetings } from './articles/sustainable-meetings'

/**
 * The magazine's articles, newest first. Their ids are `articleIds` of lib/routes/detail-ids.ts; links.test.ts compares
 * the two.
 */
export const articles: readonly Article[] = [foodCulture, sustainableMeetings, fourSeasons]
