import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Term {
  thing: string
  sv: string
  notSv: readonly string[]
  en: string
  notEn: readonly string[]
}

const glossary = JSON.parse(readFileSync('docs/glossary.json', 'utf8')) as readonly Term[]

it('shows the whole glossary', () => {
  const list = (words: readonly string[]) => words.join(', ') || '–'
  const table = glossary
    .map(
      ({ thing, sv, notSv, en, notEn }) => `| ${thing} | ${sv} | ${list(notSv)} | ${en} | ${list(notEn)} |`,
    )
    .join('\n')
  const [, section = ''] = readFileSync('docs/voice.md', 'utf8').split(/^\| ---.*\n/m)
  const shown = section.slice(0, section.indexOf('\n\n'))
  expect(shown, `The glossary of docs/voice.md must have these rows:\n\n${table}\n`).toBe(table)
})
