import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '../lib/i18n/locales.ts'

/**
 * Checks messages/*.json: the same keys in every language, no empty text, the same placeholders, and no key that the
 * source does not use. Prints a line for each problem and exits with 1.
 */

type Messages = { [key: string]: string | Messages }

const SOURCE_FOLDERS = ['app', 'components', 'lib']

const source = (await Promise.all(SOURCE_FOLDERS.map(readSource))).flat().join('\n')
const languages = locales.map((locale) => ({
  locale,
  texts: new Map(flatten(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages)),
}))
const keys = new Set(languages.flatMap(({ texts }) => [...texts.keys()]))
const problems = [...keys].flatMap(problemsOf)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function problemsOf(key: string): string[] {
  const missing = languages.filter(({ texts }) => !texts.has(key)).map(({ locale }) => locale)
  const texts = languages.map((language) => language.texts.get(key) ?? '')
  return [
    missing.length > 0 && `${key}: missing in ${missing.join(', ')}`,
    missing.length === 0 && texts.some((text) => text.trim() === '') && `${key}: empty`,
    missing.length === 0 && new Set(texts.map(placeholders)).size > 1 && `${key}: placeholders differ`,
    !isUsed(key) && `${key}: not used`,
  ].filter((problem) => problem !== false)
}

/** A key is used if the source names the end of it, or if it names one of its parents, which may be passed whole. */
function isUsed(key: string): boolean {
  const parts = key.split('.')
  const endings = parts.map((_, start) => parts.slice(start).join('.'))
  const isNamed = (name: string) =>
    [`'${name}'`, `\`${name}\``, `.${name}`, `'${name}.`, `\`${name}.`].some((text) => source.includes(text))
  const isNamedParent = (part: string) => new RegExp(`['\`.]${part}(['\`.]|\\.\\$\\{)`).test(source)
  return endings.some(isNamed) || parts.slice(1, -1).some(isNamedParent)
}

/** Names of placeholders; the texts of a plural's branches are none: `{count, plural, =1 {One} other {# things}}`. */
function placeholders(text: string): string {
  return [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)(?=[,}])/g)]
    .map(([, name]) => name)
    .sort()
    .join()
}

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, child]) =>
    typeof child === 'string'
      ? [[prefix + key, child] as [string, string]]
      : flatten(child, `${prefix}${key}.`),
  )
}

async function readSource(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}
