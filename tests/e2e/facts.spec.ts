import { expect, languages, test } from '../support/test'
import { shownFacts } from '../support/shown-facts'

for (const language of languages) {
  test.describe(`facts are shown where they belong (${language})`, () => {
    for (const facts of shownFacts) {
      test(facts.path, async ({ request }) => {
        const response = await request.get(facts.path, { headers: { Cookie: `language=${language}` } })
        const text = readableText(await response.text())
        const missing = facts[language].filter((fact) => !text.includes(fact))
        expect(missing).toEqual([])
      })
    }
  })
}

/** The page's text as it is read: no scripts, styles or tags, soft hyphens gone, entities resolved, plain spaces. */
function readableText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(span|strong|b|sup|small|em|a|i|data|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00AD', '')
    .replace(/[\s\u00A0]+/g, ' ')
}
