import { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@/lib/forms/hidden-fields'

/** Fields whose values are words of the program and not the guest's own. */
const CHOSEN_NOT_TYPED = new Set([
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  'acceptTerms',
  'category',
  'conferenceType',
  'formType',
  'job',
  'meals.afternoonCoffee',
  'meals.dinner',
  'meals.lunch',
  'meals.morningCoffee',
  'needsAccommodation',
  'packageType',
  'requestActivity',
  'requestSpa',
])

/** React's hidden fields, which tell the server's action and its last state. */
const REACT_FIELD = /^\$ACTION_/

/**
 * Whether a form was posted without scripts from a page of another build: the ids of server actions change with
 * what is deployed, unless NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is the same.
 * @param isKnown whether this build has the server action of that id
 */
export function isOutdatedForm(form: FormData, isKnown: (id: string) => boolean): boolean {
  return namedActions(form).some((id) => !isKnown(id))
}

function namedActions(form: FormData): string[] {
  return [...form.entries()].flatMap(([name, value]) => {
    if (name.startsWith('$ACTION_ID_')) return [name.slice('$ACTION_ID_'.length)]
    if (!/^\$ACTION_\d+:0$/.test(name) || typeof value !== 'string') return []
    return [/^\{"id":"([^"]*)"/.exec(value)?.[1] ?? '']
  })
}

/** What the guest typed, in the order of the form. */
export function typedTexts(form: FormData): string[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const isTyped = typeof value === 'string' && !REACT_FIELD.test(name) && !CHOSEN_NOT_TYPED.has(name)
    return isTyped && value.trim() !== '' ? [value.trim()] : []
  })
}
