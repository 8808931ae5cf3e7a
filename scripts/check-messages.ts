// @ts-nocheck
/**
 * Checks the interface words: equal keys in both languages, no empty value, equal placeholders, and no key
 * that the source never names. Ends with status 1 and a line for each finding.
 */
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

const ROOMS = ['app', 'components', 'lib']
const LANGUAGES = ['sv', 'en']

const [swedish, english] = await Promise.all(
  LANGUAGES.map(async (language) => flatten(JSON.parse(await readFile(`messages/${language}.json`, 'utf8')))),
)
const source = await readSource()
const findings = []

for (const key of new Set([...swedish.keys(), ...english.keys()])) {
  const texts = [swedish.get(key), english.get(key)]
  if (texts.includes(undefined)) findings.push(`${key}: missing in ${texts[0] === undefined ? 'sv' : 'en'}`)
  else if (texts.some((text) => text.trim() === '')) findings.push(`${key}: empty`)
  else if (placeholders(texts[0]) !== placeholders(texts[1])) findings.push(`${key}: placeholders differ`)
  if (!isNamed(key)) findings.push(`${key}: used nowhere`)
}

if (findings.length > 0) {
  console.error(findings.join('\n'))
  process.exit(1)
}

/** A key counts as used if its last part is named, or if a parent of it is handed over whole or built from parts. */
function isNamed(key) {
  const parts = key.split('.')
  return (
    parts.some((_, depth) => {
      const name = parts.slice(parts.length - 1 - depth).join('.')
      return [`'${name}'`, `\`${name}\``, `.${name}`, `'${name}.`, `\`${name}.`].some((text) =>
        source.includes(text),
      )
    }) || parts.slice(1, -1).some((part) => new RegExp(`['\`.]${part}(['\`.]|\\.\\$\\{)`).test(source))
  )
}

function placeholders(text) {
  // A name, not the words of a plural's branch: `{count, plural, =1 {En sak} other {# saker}}` has one.
  return [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)(?=[,}])/g)]
    .map(([, name]) => name)
    .sort()
    .join()
}

function flatten(value, prefix = '') {
  return new Map(
    Object.entries(value).flatMap(([key, child]) =>
      typeof child === 'string' ? [[prefix + key, child]] : [...flatten(child, `${prefix}${key}.`)],
    ),
  )
}

async function readSource() {
  const texts = await Promise.all(
    ROOMS.map(async (room) => {
      const files = await readdir(room, { recursive: true })
      const code = files.filter((file) => /\.tsx?$/.test(file))
      return Promise.all(code.map((file) => readFile(path.join(room, file), 'utf8')))
    }),
  )
  return texts.flat().join('\n')
}
