import { pageMetadata } from '@/content/page-metadata'
import type { PageTexts } from '@/content/page-texts'
import { pagePaths } from '@/lib/routes/find-page'

export { pagePaths as everyAddress }

const texts: Readonly<Record<string, PageTexts>> = pageMetadata

/** Pages that search engines may list and links lead to: all but the one that ends the newsletter. */
export const listedAddresses: readonly string[] = pagePaths.filter((path) => !texts[path]?.noindex)
