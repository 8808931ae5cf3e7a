import { pageMetadata } from '@/content/page-metadata'
import type { PageMetadata } from '@/content/page-texts'
import { pagePaths } from '@/lib/routes/page-paths'

export { pagePaths as everyAddress }

const texts: Readonly<Record<string, PageMetadata>> = pageMetadata

/** Those that search engines may list and links lead to; whoever ends the newsletter comes from a letter. */
export const listedAddresses: readonly string[] = pagePaths.filter((path) => !texts[path]?.noindex)
