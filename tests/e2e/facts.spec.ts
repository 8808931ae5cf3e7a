import { shownFacts } from '../support/shown-facts'
import { expect, languages, test } from '../support/test'

for (const language of languages) {
  test.describe(`facts are shown where they belong (${language})`, () => {
    for (const [path, facts] of Object.entries(shownFacts(language))) {
      test(path, async ({ request }) => {
        const response = await request.get(path, { headers: { Cookie: `language=${language}` } })
        const text = readableText(await response.text())
        expect(facts.filter((fact) => !states(text, fact))).toEqual([])
      })
    }
  })
}

/** Finds a fact as a whole: `595 kr` is not part of `1 595 kr`, nor `50 %` of `150 %`. */
function states(text: string, fact: string): boolean {
  const words = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
  return new RegExp(`(?<!\\d[,.:–-]?|\\d\u00A0)${words}(?![\\d:])`).test(text)
}

/** The text of the page as it is read: no scripts or tags, soft hyphens gone, entities resolved. */
function readableText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(span|strong|b|sup|small|em|a|i|data|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00AD', '')
    .replace(/[^\S\u00A0]+/g, ' ')
}
