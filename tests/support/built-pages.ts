import { readFileSync } from 'node:fs'

const readBuilt = (file: string) =>
  JSON.parse(readFileSync(`.next/${file}`, 'utf8')) as Record<string, Record<string, { srcRoute: string }>>

const details = Object.entries(readBuilt('prerender-manifest.json').routes ?? {})
  .filter(([path, { srcRoute }]) => path.startsWith('/sv/') && srcRoute.endsWith('/[id]'))
  .map(([path]) => path.replace('/sv', '').replace('/blog/article', '/blog'))
  // Its canonical URL is /hostretreat.
  .filter((path) => path !== '/food-event/hostretreat')

const fixed = Object.keys(readBuilt('server/app-paths-manifest.json'))
  .filter((source) => source.startsWith('/[locale]/') && !source.includes('[id]'))
  .map((source) => source.replaceAll(/\/(\[locale\]|\(\w+\)|\[\[\.\.\.view\]\]|page$)/g, ''))
  .map((path) => (path === '/home/[hour]' ? '/' : path))

/** The public paths of every page of the build, without views. */
export const builtPages: readonly string[] = [...fixed, ...details]

/** Pages that search engines may list and links lead to: all but the one that ends the newsletter. */
export const listedPages = builtPages.filter((path) => path !== '/avregistrera')
