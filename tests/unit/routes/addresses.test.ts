import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { redirectTable } from '@/lib/routes/redirects'
import { routeTable } from '@/lib/routes/route-table'

/** docs/addresses.md with single spaces, so that the padding of its tables does not matter. */
const text = readFileSync('docs/addresses.md', 'utf8').replace(/ +/g, ' ')

const documented = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| `(app\/[^`]+)` \|$/gm)].map(
  ([, address = '', purpose = '', file = '']) => ({ address, purpose: purpose.trim(), file }),
)

const pageFiles = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?|robots\.ts|sitemap\.ts|manifest\.ts)$/.test(file))
  .map((file) => `app/${file}`)

describe('docs/addresses.md', () => {
  it('lists every page of the route table with its purpose', () => {
    for (const { path, purpose } of routeTable) {
      expect(documented).toContainEqual(expect.objectContaining({ address: path, purpose }))
    }
  })

  it('lists every redirect with its target', () => {
    for (const { source, destination, permanent } of redirectTable) {
      expect(text).toContain(`| \`${source}\` | \`${destination}\` | ${permanent ? 308 : 307} |`)
    }
  })

  it('names the file that renders each address, and leaves none out', () => {
    const named = new Set(documented.map(({ file }) => file))
    expect([...named].filter((file) => !pageFiles.includes(file))).toEqual([])
    expect(pageFiles.filter((file) => !named.has(file))).toEqual([])
  })
})
