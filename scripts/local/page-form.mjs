/** A form of the site in its page's HTML, as a browser without scripts reads and sends it. */

const decode = (text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * The fields of a form that call its action, and the id of the action in them.
 * @param {string} html
 * @param {string} formId
 */
export function readForm(html, formId) {
  const [, form] = new RegExp(`<form id="${formId}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? []
  if (form === undefined) throw new Error(`no form "${formId}" in the page`)
  const hidden = [
    ...form.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?\/>/g),
  ].map(([, name, value = '']) => [name, decode(value)])
  const [, reference] = hidden.find(([name]) => name.endsWith(':0')) ?? []
  return { hidden, actionId: JSON.parse(reference).id }
}

/**
 * What such a browser posts.
 * @param {{ hidden: string[][] }} form as read
 * @param {Iterable<[string, FormDataEntryValue]>} values
 */
export function bodyWithoutScripts(form, values) {
  const body = new FormData()
  for (const [name, value] of [...form.hidden, ...values]) body.append(name, value)
  return body
}

/** A page without its scripts, in which the words of every answer stand. */
export const withoutScripts = (html) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
