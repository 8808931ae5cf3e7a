import type * as TestingLibrary from '@testing-library/dom'

/** Functions that run in the page, where they can use nothing from outside but one another. */

/** How a guest names a part of the page: by its role and name, by the label of a field, or by its text. */
export type Part =
  { role: TestingLibrary.ByRoleMatcher; name?: Wording } | { label: Wording } | { text: Wording }

/** A whole text, or the source of a regular expression. */
type Wording = string | { pattern: string }

declare global {
  var TestingLibraryDom: typeof TestingLibrary
  var findParts: typeof findPartsInPage
}

/** What a guest can perceive: the parts that the last link of the path names, within those of the links before it. */
export function findPartsInPage(path: readonly Part[]): HTMLElement[] {
  const matcher = (text: Wording) => (typeof text === 'string' ? text : new RegExp(text.pattern, 'u'))
  let found = [document.body]
  for (const part of path) {
    found = found
      .flatMap((within) => {
        const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom
        if ('label' in part) return queryAllByLabelText(within, matcher(part.label))
        if ('text' in part) return queryAllByText(within, matcher(part.text))
        return queryAllByRole(within, part.role, part.name === undefined ? {} : { name: matcher(part.name) })
      })
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
  }
  return found
}

/** Brings a part into the window; says where it is and what covers it, if anything. */
export function reachInPage(path: readonly Part[]): { at: string; coveredBy: string } {
  const [element] = globalThis.findParts(path)
  if (!element) return { at: '', coveredBy: 'it is not there' }
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  // the first line of a link that goes over several
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isOwn = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  return {
    at: [left, top, width, height].join(' '),
    coveredBy: isOwn ? '' : (hit?.outerHTML.slice(0, 200) ?? 'it is outside the window'),
  }
}
