import { findMissing, REQUIRED_ALONE } from './required'
import { readVocabulary } from './vocabulary'

/** A thing of a JSON-LD graph. */
export type Thing = Readonly<Record<string, unknown>>

/** The parts of ISO 8601 that search engines read. A month may stand for a date. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
}

/**
 * What is wrong with the structured data of a page, one line a problem, each with the way to it: types and
 * properties outside schema.org's vocabulary, values of a wrong kind, dates and times not as ISO 8601 has them,
 * relative addresses, references that lead nowhere, and what search engines require and is missing.
 * @param blocks the parsed content of each `application/ld+json` script
 */
export function validateStructuredData(blocks: readonly unknown[]): string[] {
  const things = blocks.flatMap(readGraph)
  const ids = new Set(things.flatMap(everyThing).flatMap(definedId))
  return [
    ...blocks.flatMap((block) =>
      isThing(block) && block['@context'] === 'https://schema.org' ? [] : ['no context'],
    ),
    ...things.flatMap((thing) => checkThing(thing, typesOf(thing).join('+'), ids)),
    ...things.flatMap((thing) =>
      findMissing(thing, typesOf(thing), REQUIRED_ALONE).map(
        (name) => `${typesOf(thing).join('+')}: ${name} is required`,
      ),
    ),
  ]
}

/** The things on the first level of a block. */
export function readGraph(block: unknown): Thing[] {
  if (!isThing(block)) return []
  const graph = block['@graph']
  return Array.isArray(graph) ? graph.filter(isThing) : [block]
}

/** A thing and all things within it. */
export function everyThing(thing: Thing): Thing[] {
  return [thing, ...Object.values(thing).flatMap(asList).filter(isThing).flatMap(everyThing)]
}

export function typesOf(thing: Thing): string[] {
  return asList(thing['@type']).filter((type) => typeof type === 'string')
}

function definedId(thing: Thing): string[] {
  const id = thing['@id']
  return typeof id === 'string' && typesOf(thing).length > 0 ? [id] : []
}

function checkThing(thing: Thing, way: string, ids: ReadonlySet<string>): string[] {
  const { isType, expectedOf } = readVocabulary()
  const types = typesOf(thing)
  if (types.length === 0) return [`${way}: no type`]
  const unknown = types.filter((type) => !isType(type))
  if (unknown.length > 0) return [`${way}: no type ${unknown.join(', ')} in the vocabulary`]

  const problems = Object.entries(thing)
    .filter(([property]) => !['@type', '@context'].includes(property))
    .flatMap(([property, value]) => {
      const here = `${way}.${property}`
      if (property === '@id') return isAbsolute(value) ? [] : [`${here}: not absolute: ${String(value)}`]
      const expected = types.map((type) => expectedOf(type, property)).find(Boolean)
      if (!expected) return [`${here}: no such property of ${types.join(', ')}`]
      return asList(value).flatMap((item) => checkValue(item, expected, here, ids))
    })
  return [...problems, ...findMissing(thing, types).map((name) => `${way}: ${name} is required`)]
}

function checkValue(
  value: unknown,
  expected: readonly string[],
  way: string,
  ids: ReadonlySet<string>,
): string[] {
  const { isKindOf, takesValue } = readVocabulary()
  if (isThing(value)) {
    const types = typesOf(value)
    if (types.length === 0) {
      const id = String(value['@id'])
      return ids.has(id) ? [] : [`${way}: nothing on the page is ${id}`]
    }
    const fits = types.some((type) => expected.some((name) => isKindOf(type, name)))
    return [
      ...(fits ? [] : [`${way}: ${types.join(', ')} is none of ${expected.join(', ')}`]),
      ...checkThing(value, `${way} ${types.join('+')}`, ids),
    ]
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return [`${way}: empty`]
  if (!expected.some((name) => takesValue(name, value))) {
    return [`${way}: ${JSON.stringify(value)} is none of ${expected.join(', ')}`]
  }
  return typeof value === 'string' ? checkText(value, expected, way) : []
}

function checkText(text: string, expected: readonly string[], way: string): string[] {
  if (text.trim() === '') return [`${way}: empty`]
  if (/\u00AD/.test(text)) return [`${way}: soft hyphen in ${text}`]
  const plain = expected.filter((name) => name !== 'IdReference')
  const formats = plain.flatMap((name) => FORMATS[name] ?? [])
  if (formats.length === plain.length && !formats.some((format) => format.test(text) && isRealDate(text))) {
    return [`${way}: ${text} is no ${plain.join(' or ')}`]
  }
  const isAddress = plain.includes('URL') && !plain.includes('Text')
  if ((isAddress || /^\.{0,2}\/|^[?#]/.test(text)) && !isAbsolute(text))
    return [`${way}: not absolute: ${text}`]
  return []
}

/** False for days that no month has; JavaScript would count them into the next. */
function isRealDate(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  return day === undefined || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

function isAbsolute(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
