import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

/** What schema.org's vocabulary says, read from the declarations of schema-dts, which are generated from it. */
export interface Vocabulary {
  isType: (name: string) => boolean
  /** The names of what a property may hold; undefined where no such property belongs to the type. */
  expectedOf: (type: string, property: string) => readonly string[] | undefined
  /** Whether `type` is `name` or one of its kinds, e.g. `DaySpa` is an `Organization`. */
  isKindOf: (type: string, name: string) => boolean
  /** Whether a plain value may stand where `name` is expected, e.g. a URL of an enumeration. */
  takesValue: (name: string, value: string | number | boolean) => boolean
}

interface Declaration {
  parents: readonly string[]
  properties: ReadonlyMap<string, readonly string[]>
}

/** One member of a union: another name, a literal, or the word for all texts, numbers or truth values. */
type Member = { name: string } | { literal: string | boolean } | { every: 'string' | 'number' | 'boolean' }

let vocabulary: Vocabulary | undefined

/** Reads the declarations once; they are a megabyte. */
export function readVocabulary(): Vocabulary {
  vocabulary ??= buildVocabulary()
  return vocabulary
}

function buildVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const interfaces = new Map<string, Declaration>()
  const unions = new Map<string, readonly Member[]>()
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, readInterface(statement))
    if (ts.isTypeAliasDeclaration(statement)) unions.set(statement.name.text, readUnion(statement.type))
  }
  const isType = (name: string) => interfaces.has(`${name}Leaf`)

  const findProperty = (declaration: string, property: string): readonly string[] | undefined => {
    const { parents = [], properties } = interfaces.get(declaration) ?? {}
    const own = properties?.get(property)
    if (own) return own
    for (const parent of parents) {
      const inherited = findProperty(parent, property)
      if (inherited) return inherited
    }
    return undefined
  }

  const isKindOf = (type: string, name: string): boolean =>
    type === name ||
    (unions.get(name) ?? []).some(
      (member) => 'name' in member && isType(member.name) && isKindOf(type, member.name),
    )

  const takesValue = (name: string, value: string | number | boolean): boolean =>
    (unions.get(name) ?? []).some((member) => {
      if ('every' in member) return typeof value === member.every
      if ('literal' in member) return value === member.literal
      return takesValue(member.name, value)
    })

  return {
    isType,
    expectedOf: (type, property) => findProperty(`${type}Leaf`, property),
    isKindOf,
    takesValue,
  }
}

function readInterface({ heritageClauses, members }: ts.InterfaceDeclaration): Declaration {
  const properties = members.filter(ts.isPropertySignature).flatMap(({ name, type }) => {
    if (!ts.isStringLiteral(name) || !type || !ts.isTypeReferenceNode(type)) return []
    const [expected] = type.typeArguments ?? []
    const names = expected
      ? readUnion(expected).flatMap((member) => ('name' in member ? [member.name] : []))
      : []
    return [[name.text, names] as const]
  })
  const parents = (heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression))
  return {
    parents: parents.filter(ts.isIdentifier).map(({ text }) => text),
    properties: new Map(properties),
  }
}

function readUnion(type: ts.TypeNode): readonly Member[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(readUnion)
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) return [{ name: type.typeName.text }]
  if (type.kind === ts.SyntaxKind.StringKeyword) return [{ every: 'string' }]
  if (type.kind === ts.SyntaxKind.NumberKeyword) return [{ every: 'number' }]
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return [{ every: 'boolean' }]
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [{ literal: type.literal.text }]
  return []
}
