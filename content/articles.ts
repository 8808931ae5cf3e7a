import type { Article } from './articles/article'
import { foodCulture } from './articles/food-culture'
import { fourSeasons } from './articles/seasons'
import { sustainableMeetings } from './articles/sustainable-meetings'

/** The magazine's articles, newest first. Their ids are those of the route table; a test keeps the two in step. */
export const articles: readonly Article[] = [foodCulture, sustainableMeetings, fourSeasons]

/** Finds an article by its number. Undefined if there is none. */
export function findArticle(id: number): Article | undefined {
  return articles.find((article) => article.id === id)
}
