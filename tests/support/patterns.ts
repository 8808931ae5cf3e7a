import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Code that reads what a visitor sends, and what the scripts of a page run on it. */
const CODE = ['middleware.ts', '{lib,app,components,content}/**/*.{ts,tsx}', 'supabase/functions/**/*.ts']

export interface Pattern {
  /** File and line. */
  where: string
  expression: RegExp
}

/** Every regular expression that is written down in the code. */
export function patternsInCode(): Pattern[] {
  return globSync(CODE).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const found: Pattern[] = []
    const look = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const end = node.text.lastIndexOf('/')
        const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
        found.push({ where: `${file}:${line + 1}`, expression })
      }
      ts.forEachChild(node, look)
    }
    look(source)
    return found
  })
}

const UNITS = [
  ...'aZ0 -.@/%+("<$=:,',
  '\n',
  '\r',
  '\t',
  '\u0000',
  'å',
  '\u2028',
  '%40',
  '1-',
  '0:',
  '::',
  ':1',
  'a.',
  '.a',
  'a@',
  '$A',
]

/** Pairs are tried at this length: enough to tell a square from a line, and there are many of them. */
const PAIR_LENGTH = 1500

/**
 * Texts that make an expression try again and again: much of one thing or, shorter, of two in turn, and an end
 * that does not fit.
 * @param length of the long ones in characters, about
 */
function* tediousTexts(length: number): Generator<string> {
  for (const first of UNITS) {
    yield `${first.repeat(Math.ceil(length / first.length))}\u0001!`
    for (const second of UNITS) {
      yield `${(first + second).repeat(Math.min(length, PAIR_LENGTH) / (first + second).length)}\u0001!`
    }
  }
}

/**
 * Milliseconds that an expression takes for the most tedious of the texts; stops at the first that takes longer
 * than it may.
 */
export function slowestMatch(expression: RegExp, length: number, limit: number): number {
  let slowest = 0
  for (const text of tediousTexts(length)) {
    const started = performance.now()
    text.replace(expression, '')
    slowest = Math.max(slowest, performance.now() - started)
    if (slowest >= limit) break
  }
  return slowest
}
