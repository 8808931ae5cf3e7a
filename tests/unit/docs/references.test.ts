import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import project from '@/package.json' with { type: 'json' }
import tools from '@/tools/package.json' with { type: 'json' }

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'app/fonts/README.md',
  'deploy/README.md',
  'deploy/edge/README.md',
  'tools/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const FOLDERS = /^(app|components|content|deploy|docs|lib|messages|scripts|supabase|tests|tools)\//
/** Parts that stand for any name, and what is not in the repository. */
const NO_PATH = /[\s<>{}*…]|\.temp/

const commands = new Set([...Object.keys(project.scripts), ...Object.keys(tools.scripts)])

const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('links to files that exist', () => {
    const targets = find(text, /\]\(([^)\s]+)\)/g)
      .filter((target) => !/^(https?:|mailto:|#)/.test(target))
      .map((target) => path.join(path.dirname(document), target.replace(/#.*/, '')))
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })

  test('names files that exist', () => {
    const paths = find(text, /`([^`\n]+)`/g).filter((name) => FOLDERS.test(name) && !NO_PATH.test(name))
    expect(paths.filter((name) => !existsSync(name))).toEqual([])
  })

  test('names commands that exist', () => {
    const named = find(text, /npm run ([\w:-]+)/g)
    expect(named.filter((name) => !commands.has(name))).toEqual([])
  })
})
