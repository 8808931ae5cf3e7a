import type { Thing } from 'schema-dts'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/**
 * Structured data for search engines. `<` is escaped, so that no text can end the script; soft hyphens are removed.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: removeSoftHyphens(graph).replaceAll('<', '\\u003c') }}
    />
  )
}
