import { pagePaths } from '../lib/routes/page-paths.ts'

export { pagePaths as everyRoute }

/** The Swedish and the English address of each path, as search engines know them. */
export const inBothLanguages = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [path, `${path}?lang=en`])

/** Reached from newsletters alone and closed to search engines, so its SEO score does not count. */
const unlistedPages = ['/avregistrera']

export const isListed = (address: string): boolean => !unlistedPages.includes(address.replace(/\?.*/, ''))
