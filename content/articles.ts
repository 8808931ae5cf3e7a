import type { Article } from './articles/article'
import { foodCulture } from './articles/food-culture'
import { fourSeasons } from './articles/seasons'
import { sustainableMeetings } from './articles/sustainable-meetings'

/** The magazine's articles, newest first. Their ids are those of the route table; a test keeps the two in step. */
export const articles: readonly Article[] = [foodCulture, sustainableMeetings, fourSeasons]
