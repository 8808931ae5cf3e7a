/**
 * The shapes in which this site's own pages post to server actions. The framework decodes much more (references,
 * promises, blobs, maps), answers 500 where that fails and logs what it could not read, so everything else is
 * turned away before it gets there.
 */

/** Ids of server actions, as the build makes them. */
const ACTION_ID = /^[0-9a-f]{42}$/
/** Names no state of a form has, and which decoders have stumbled over. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', 'then'])
const LONGEST_KEY = 200
/** Of a field, a file and its type together; file systems end at 255 bytes. */
const LONGEST_NAMES = 1000

/**
 * Whether a posted form is one that a page of this site could have sent.
 * @param isFetch true where a script has sent it, with the action's id in a header; false for a form that was posted
 *   without scripts, whose fields name the action
 */
export function isActionForm(form: FormData, isFetch: boolean): boolean {
  if (![...form].every(hasFitNames)) return false
  return isFetch ? isScriptsForm(form) : isPlainForm(form)
}

/**
 * Whether the names of a field and its file are as browsers write them: control characters escaped, and far below the
 * 16 KB that a part's head may have. One of the framework's two parsers fails on anything else.
 */
function hasFitNames([name, value]: [string, FormDataEntryValue]): boolean {
  const names = typeof value === 'string' ? name : name + value.name + value.type
  return names.length <= LONGEST_NAMES && !/[^\P{Cc}\r\n]/u.test(names)
}

/** React's encoding of the call `action(state, formData)`: the arguments under "0", the form's fields under "_1_…". */
function isScriptsForm(form: FormData): boolean {
  const args = parseState(only(form, '0'))
  const isCall = Array.isArray(args) && args.length === 2 && args[1] === '$K1'
  return isCall && [...form.keys()].every((name) => name === '0' || name.startsWith('_1_'))
}

/**
 * The hidden fields of a form with `useActionState`: a reference "n", what it refers to, the last state and a key.
 * A form without any of them is no call at all.
 */
function isPlainForm(form: FormData): boolean {
  const own = [...form.keys()].filter((name) => name.startsWith('$ACTION'))
  if (own.length === 0) return true
  const [reference, ...others] = own.filter((name) => name.startsWith('$ACTION_REF_'))
  const number = /^\$ACTION_REF_(\d{1,3})$/.exec(reference ?? '')?.[1]
  if (number === undefined || others.length > 0) return false
  const call = `$ACTION_${number}:0`
  const state = `$ACTION_${number}:1`
  const known = new Set([reference, call, state, '$ACTION_KEY'])
  if (new Set(own).size !== own.length || own.some((name) => !known.has(name))) return false

  const called = parseState(only(form, call), true) as { id?: unknown; bound?: unknown } | undefined
  const states = parseState(only(form, state))
  const key = form.get('$ACTION_KEY')
  return (
    typeof called?.id === 'string' &&
    ACTION_ID.test(called.id) &&
    called.bound === '$@1' &&
    Object.keys(called).length === 2 &&
    Array.isArray(states) &&
    states.length === 1 &&
    typeof key === 'string' &&
    key.length <= LONGEST_KEY
  )
}

/** The text under a name that stands there once; empty otherwise. */
function only(form: FormData, name: string): string {
  const [value, ...others] = form.getAll(name)
  return typeof value === 'string' && others.length === 0 ? value : ''
}

/**
 * JSON without React's references: a text that starts with `$` is one unless it is doubled. Left are those that
 * the callers look at themselves.
 * @returns undefined for anything else
 */
function parseState(json: string, isReference = false): unknown {
  try {
    return JSON.parse(json, function (this: unknown, key: string, value: unknown) {
      const isOwnArgument = Array.isArray(this) && this.length === 2 && key === '1' && value === '$K1'
      const isBound = isReference && key === 'bound'
      if (FORBIDDEN_KEYS.has(key) || (isReferenceText(value) && !isOwnArgument && !isBound)) {
        throw new SyntaxError('not a state of a form')
      }
      return value
    }) as unknown
  } catch {
    return undefined
  }
}

function isReferenceText(value: unknown): boolean {
  return (
    typeof value === 'string' && value.startsWith('$') && !value.startsWith('$$') && value !== '$undefined'
  )
}
